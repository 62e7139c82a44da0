import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import { lockSelling } from './store-form.queries.ts';

/** Only a store that sells puts goods in the shop; it goes on doing so until the transaction ends. @throws Refusal */
export async function demandSelling(tx: Tx, sellerId: SellerId): Promise<void> {
  if (!(await lockSelling(tx, sellerId))) throw refusal('store_not_open');
}
