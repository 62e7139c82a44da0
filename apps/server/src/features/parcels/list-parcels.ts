import { createHash } from 'node:crypto';
import type { Picture } from '@oja/contract/common';
import type { DeskOrder, DeskOrders, DeskTab } from '@oja/contract/desks/desk-orders';
import type { Db } from '../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../http/cursor.ts';
import type { Desk } from '../../http/desk.ts';
import { findParcelAmounts, type ParcelAmounts } from './amounts.queries.ts';
import { countParcels, findParcels, type ParcelListRow, type Place, searchParcels } from './parcel-list.queries.ts';
import { standingView } from './parcels.views.ts';
import { indexedWords, searchedWords } from './searched-words.ts';

const pageSize = 50;
const mostPictures = 3;

/** Of a tab, or of one search of it: each has its own. */
const parcelCursor = cursorOf({ list: /[a-z-]+(?:\.[\w-]{22})?/, time: microseconds, id: uuid });

/** A page of a store's parcels: what waits by its time, the rest and what is searched for newest first. @throws Refusal */
export async function listParcels(
  db: Db,
  desk: Desk,
  { tab = 'all', q = '', cursor }: { tab?: DeskTab; q?: string; cursor?: string },
): Promise<DeskOrders> {
  const { sellerId } = desk;
  const words = searchedWords(q);
  const list = listName(tab, words);
  const asked = { tab, after: readPlace(list, cursor), most: pageSize + 1 };
  const [rows, count] = await (words.length === 0
    ? Promise.all([findParcels(db, sellerId, asked), countParcels(db, sellerId, tab)])
    : Promise.all([searchParcels(db, sellerId, { ...asked, words, indexed: indexedWords(words) }), 0]));
  const { page, nextCursor } = pageOf(rows, pageSize, ({ time, orderId: id }) =>
    parcelCursor.write({ list, time, id }),
  );
  const amounts = await readAmounts(db, desk, page);
  return { items: page.map((row) => listedView(row, amounts.get(row.orderId))), count, nextCursor };
}

function listName(tab: DeskTab, words: readonly string[]): string {
  if (words.length === 0) return tab;
  return `${tab}.${createHash('sha256').update(words.join(' ')).digest('base64url').slice(0, 22)}`;
}

function readPlace(list: string, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const { list: own, ...place } = parcelCursor.read(cursor);
  if (own !== list) throw strangeCursor();
  return place;
}

async function readAmounts(db: Db, desk: Desk, page: readonly ParcelListRow[]): Promise<Map<string, ParcelAmounts>> {
  if (page.length === 0 || !desk.may('money')) return new Map();
  const ids = page.map(({ orderId }) => orderId);
  return new Map((await findParcelAmounts(db, desk.sellerId, ids)).map((amounts) => [amounts.orderId, amounts]));
}

function listedView(row: ParcelListRow, amounts: ParcelAmounts | undefined): DeskOrder {
  const { goods, choice, units, pictures } = row;
  return {
    ...standingView(row),
    pictures: firstOf(pictures),
    goods,
    choice,
    units,
    ...(amounts && { youGet: amounts.youGet }),
  };
}

/** The same picture twice says nothing new. */
function firstOf(pictures: readonly Picture[]): Picture[] {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  return [...byKey.values()].slice(0, mostPictures);
}
