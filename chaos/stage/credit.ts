import { postCreditTopUp } from '@oja/domain/ledger';
import type { Kobo } from '@oja/domain/money';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import { addToLedger } from '../../apps/server/src/features/payments/settle.queries.ts';

/** Store credit as the operator gives it: in the ledger and in the buyer's balance, in one transaction. */
export async function grantCredit(db: Db, buyerId: string, amount: Kobo): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('store_credits')
      .values({ user_id: buyerId, balance: amount })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((row) => ({ balance: row('store_credits.balance', '+', amount) })),
      )
      .execute();
    const postings = postCreditTopUp(buyerId, amount, 'goodwill');
    await addToLedger(tx, postings, { kind: 'credit_top_up', reference: null, orderId: null, currency: 'NGN' });
  });
}
