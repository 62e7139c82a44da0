import { createHash } from 'node:crypto';
import type { DeskProducts, ProductSort, ProductTab } from '@oja/contract/desks/desk-products';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../http/cursor.ts';
import type { SellerId } from '../../http/desk.ts';
import { orders } from './list-orders.queries.ts';
import { findProducts, type ListAsked, type Place } from './product-list.queries.ts';
import { shownOf } from './shown-product.queries.ts';

const pageSize = 50;

/** Of a tab, an order and what was asked: each has its own. */
const productCursor = cursorOf({ list: /[a-z-]+\.[a-z-]+\.[\w-]{22}/, id: uuid, key: /.*/ });

export interface AskedPage {
  tab?: ProductTab;
  q?: string;
  sort?: ProductSort;
  only?: ListAsked['only'];
  category?: string;
  cursor?: string;
}

/** A page of the products of a store, and how many each tab has. @throws Refusal */
export const listProducts = (db: Db, sellerId: SellerId, asked: AskedPage): Promise<DeskProducts> =>
  pageOfProducts(db, sellerId, asked, shownOf(sellerId));

export const wordsOf = (q = ''): string[] => [...new Set(q.split(/\s+/).filter(Boolean))];

/** The same page, with what is to be shown of each product `p`. @throws Refusal */
export async function pageOfProducts<T extends { id: string }>(
  db: Db,
  sellerId: SellerId,
  { tab = 'on-sale', q, sort = 'newest', only, category, cursor }: AskedPage,
  shown: RawBuilder<T>,
): Promise<Omit<DeskProducts, 'items'> & { items: T[] }> {
  const words = wordsOf(q);
  const narrowed = JSON.stringify([words, only ?? '', category?.toLowerCase() ?? '']);
  const list = `${tab}.${sort}.${createHash('sha256').update(narrowed).digest('base64url').slice(0, 22)}`;
  const after = cursor === undefined ? null : readPlace({ list, sort }, cursor);
  const asked = { tab, sort, words, only, category, after, most: pageSize + 1 };
  const { counts, count, rows } = await findProducts(db, sellerId, asked, shown);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ id, key }) => productCursor.write({ list, id, key }));
  return { items: page.map(({ key: _, ...product }) => product as unknown as T), count, counts, nextCursor };
}

const wholeMicroseconds = new RegExp(`^${microseconds.source}$`);

/** @throws Refusal for a cursor of another list */
function readPlace({ list, sort }: { list: string; sort: ProductSort }, cursor: string): Place {
  const { list: own, id, key } = productCursor.read(cursor);
  if (own !== list || key.includes('\0') || !(orders[sort].type === 'text' || wholeMicroseconds.test(key)))
    throw strangeCursor();
  return { id, key };
}
