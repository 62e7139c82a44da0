import type { MoneyUnderWay } from '@oja/contract/payments';
import type { Db } from '../../database/pool.ts';
import { findMoneyUnderWay } from './money-under-way.queries.ts';

/** What a buyer has paid, or may be paying, that is no order: newest first. */
export async function listMoneyUnderWay(db: Db, buyerId: string): Promise<{ items: MoneyUnderWay[] }> {
  const rows = await findMoneyUnderWay(db, buyerId);
  return {
    items: rows.map(({ heldUntil, since, changedAt, ...row }) => ({
      ...row,
      heldUntil: heldUntil?.toISOString() ?? null,
      since: since.toISOString(),
      changedAt: changedAt.toISOString(),
    })),
  };
}
