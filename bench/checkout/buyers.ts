import { randomUUID } from 'node:crypto';
import { postCreditTopUp } from '@oja/domain/money/ledger';
import { kobo } from '@oja/domain/money/money';
import { newVisitor } from '@oja/testing/people/visitor';
import { audit } from '../../apps/server/src/books/audit.ts';
import { addToLedger } from '../../apps/server/src/books/ledger.ts';
import type { BenchShop } from '../lib/shop.ts';

export const BUYERS = 8;
/** Kobo; more than any run spends. */
const credit = kobo(1_000_000_000_000_000);

export interface BenchBuyer {
  id: string;
  cookie: string;
}

/** Buyers who are signed in and have store credit. */
export async function makeBuyers({ url, db }: BenchShop, count = BUYERS): Promise<BenchBuyer[]> {
  const buyers: BenchBuyer[] = [];
  for (let n = 0; n < count; n++) {
    const { call, cookies } = newVisitor(url);
    const account = { name: `Buyer ${n}`, email: `${randomUUID()}@oja.example`, password: randomUUID() };
    const { user } = await call('register', { body: account });
    if (!user) throw new Error('A buyer could not register.');
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('store_credits').values({ user_id: user.id, balance: credit }).execute();
      const posting = postCreditTopUp(user.id, credit, 'goodwill');
      await addToLedger(tx, posting, { kind: 'credit_top_up', reference: null, orderId: null, currency: 'NGN' });
      const details = { amount: credit };
      await audit(tx, { actor: 'system', action: 'credit.granted', subject: `account:${user.id}`, details });
    });
    buyers.push({ id: user.id, cookie: Array.from(cookies, (pair) => pair.join('=')).join('; ') });
  }
  return buyers;
}
