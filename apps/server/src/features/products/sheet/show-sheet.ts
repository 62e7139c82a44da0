import type { Sheet } from '@oja/contract/desks/desk-sheet';
import type { Db } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { type AskedPage, pageOfProducts } from '../list-products.ts';
import { sheetOf } from './sheet.queries.ts';

/** A page of the sheet of a store, the newest products first. @throws Refusal */
export async function showSheet(db: Db, sellerId: SellerId, asked: Omit<AskedPage, 'sort'>): Promise<Sheet> {
  const { items, count, nextCursor } = await pageOfProducts(db, sellerId, asked, sheetOf(sellerId));
  return { items, count, nextCursor };
}
