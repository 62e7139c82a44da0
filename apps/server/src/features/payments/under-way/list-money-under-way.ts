import type { MoneyUnderWay } from '@oja/contract/payments';
import type { Db } from '../../../database/pool.ts';
import { isBoughtSince } from '../../holds/holds.questions.ts';
import { findMoneyUnderWay } from './money-under-way.queries.ts';

/** What a buyer has paid, or may be paying, that is no order: newest first. */
export async function listMoneyUnderWay(db: Db, buyerId: string): Promise<{ items: MoneyUnderWay[] }> {
  const rows = await findMoneyUnderWay(db, buyerId);
  const items: MoneyUnderWay[] = [];
  for (const { checkoutId, heldUntil, since, changedAt, ...row } of rows) {
    items.push({
      ...row,
      boughtSince: row.state === 'awaited' && (await isBoughtSince(db, checkoutId)),
      heldUntil: heldUntil?.toISOString() ?? null,
      since: since.toISOString(),
      changedAt: changedAt.toISOString(),
    });
  }
  return { items };
}
