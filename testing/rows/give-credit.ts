import { postCreditTopUp } from '@oja/domain/money/ledger';
import { kobo } from '@oja/domain/money/money';
import { audit } from '../../apps/server/src/books/audit.ts';
import { addToLedger } from '../../apps/server/src/books/ledger.ts';
import type { Db } from '../../apps/server/src/database/pool.ts';

/** Store credit as the operator gives it: in the ledger, and as the buyer's balance. */
export async function giveCredit(db: Db, userId: string, amount: number): Promise<void> {
  const postings = postCreditTopUp(userId, kobo(amount), 'goodwill');
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('store_credits')
      .values({ user_id: userId, balance: amount })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ balance: amount }))
      .execute();
    await addToLedger(tx, postings, { kind: 'credit_top_up', reference: null, orderId: null, currency: 'NGN' });
    await audit(tx, { actor: 'system', action: 'credit.granted', subject: `account:${userId}`, details: { amount } });
  });
}
