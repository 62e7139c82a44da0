import { type AskedChange, type DeskChange, MOST_CHANGED_ROWS } from '@oja/contract/desks/desk-changes';
import { isDay } from '@oja/domain/stores/holiday';
import { findDayInLagos } from '../../../database/day-in-lagos.ts';
import type { Tx } from '../../../database/pool.ts';
import type { Deps } from '../../../deps.ts';
import type { SellerId } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { wordsOf } from '../list-products.ts';
import { findFitting } from '../product-list.queries.ts';
import { findChange, keepChange } from './changes.queries.ts';
import { planAct } from './plan-act.ts';
import { planCells } from './plan-cells.ts';
import { findPlannedProducts } from './planned-goods.queries.ts';
import { type Looked, PART, PART_OF_STATUS, type PlannedRow } from './planned-row.ts';

/** What is beyond is more than that: it is said as this number. */
const MOST_SAID = 20_000;

/** Works out what a change would do, and keeps it under the id that the browser made. @throws Refusal */
export async function lookAtChange(deps: Deps, call: Call<'lookAtChange'>): Promise<DeskChange> {
  const id = call.params.id.toLowerCase();
  const asked = inSmallLetters(call.body);
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId, userId } }) => {
    const looked = await lookAt(tx, sellerId, asked);
    const rows = looked.filter((row) => row !== null);
    const act = 'act' in asked ? asked.act : null;
    const plan = { id, userId, act, rows: inParts(rows), same: looked.length - rows.length };
    const isKept = await keepChange(tx, sellerId, plan);
    const change = await findChange(tx, sellerId, id);
    if (!change) throw refusal('change_not_found');
    if (!isKept) throw refusal('change_made_before');
    return change;
  });
}

async function lookAt(tx: Tx, sellerId: SellerId, asked: AskedChange): Promise<Looked[]> {
  if ('cells' in asked) {
    const ids = [...new Set(asked.cells.map(({ productId }) => productId))];
    const products = await findPlannedProducts(tx, sellerId, ids);
    return planCells(tx, sellerId, { cells: asked.cells, products });
  }
  const { act } = asked;
  if (act.kind === 'sale' && act.until !== null) await demandDay(tx, act.until);
  const ids = 'products' in asked ? asked.products : await findAsked(tx, sellerId, asked.where);
  demandFew(ids.length);
  const products = await findPlannedProducts(tx, sellerId, ids);
  if ('products' in asked && products.length < asked.products.length) throw refusal('product_not_found');
  const rows = await planAct(tx, sellerId, { act, products, most: MOST_SAID });
  demandFew(rows.length);
  return rows;
}

const findAsked = (
  tx: Tx,
  sellerId: SellerId,
  { tab = 'on-sale', q, only, category }: Extract<AskedChange, { where: unknown }>['where'],
): Promise<string[]> => findFitting(tx, sellerId, { tab, words: wordsOf(q), only, category }, MOST_SAID);

/** @throws Refusal */
function demandFew(rows: number): void {
  if (rows > MOST_CHANGED_ROWS)
    throw refusal('too_many_rows', { rows: inFigures(rows), most: inFigures(MOST_CHANGED_ROWS) });
}

const inFigures = (many: number): string => many.toLocaleString('en-NG');

/** @throws Refusal for a last day of a sale that is over, or in no calendar */
async function demandDay(tx: Tx, until: string): Promise<void> {
  if (!isDay(until) || until < (await findDayInLagos(tx))) {
    throw refusal('bad_request', { reason: 'body/act/until is no day to come.' });
  }
}

/** Products of one part are written together, in whatever order the rows are shown. */
function inParts(rows: readonly PlannedRow[]): (PlannedRow & { part: number })[] {
  const most = rows.some(({ what }) => what === 'status') ? PART_OF_STATUS : PART;
  const places = new Map<string, number>();
  return rows.map((row) => {
    const place = places.get(row.productId) ?? places.size;
    places.set(row.productId, place);
    return { ...row, part: Math.floor(place / most) };
  });
}

/** An id in capitals is the same id. */
function inSmallLetters(asked: AskedChange): AskedChange {
  if ('products' in asked) return { ...asked, products: [...new Set(asked.products.map((id) => id.toLowerCase()))] };
  if ('where' in asked) return asked;
  return {
    cells: asked.cells.map((cell) => {
      const productId = cell.productId.toLowerCase();
      if (cell.what === 'price') return { ...cell, productId, variantId: cell.variantId?.toLowerCase() ?? null };
      return { ...cell, productId, stockItemId: cell.stockItemId.toLowerCase() };
    }),
  };
}
