import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { paidOrder, paymentOf, signal, silent } from '../../../testing/payment-steps.ts';
import { createTill, type Till } from '../../../testing/till.ts';
import { compareWithProvider } from './compare-with-provider.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

type Here = { state: string; method: string; provider_status: string | null; reason?: string; amount?: number } | null;
const pending = { state: 'pending', method: 'provider', provider_status: 'pending' };
const processed = { ...pending, state: 'processed' };
const byHand = { ...processed, method: 'hand' };

const asked: string[] = [];
/** What is said of the refunds of one payment when they are asked for. */
let answer: PaymentProvider['listRefunds'];

/** The daily list of refunds has this one, of a payment in which we have it like that. */
async function compare(here: Here, status: string, given: { transactionId?: string } = {}) {
  const { reference } = await paidOrder(shop);
  const { provider_transaction_id } = await paymentOf(shop, reference);
  const transactionId = given.transactionId ?? String(provider_transaction_id);
  if (here) {
    await sql`insert into refunds (id, reference, amount, reason, provider_refund_id, created_at, state, method, provider_status)
      values (gen_random_uuid(), ${reference}, ${here.amount ?? 1000}, ${here.reason ?? 'requested'}, ${`of ${transactionId}`}, now(), ${here.state},
        ${here.method}, ${here.provider_status})`.execute(shop.db);
  }
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const page = (items: never[]) => ({ kind: 'success' as const, value: { items, unreadable: 0, next: null } });
  const refund = { id: `of ${transactionId}`, amount: 1000, status, merchantNote: null, transactionId };
  const stubs: Partial<PaymentProvider> = {
    listPayments: async () => page([]),
    listAllRefunds: async () => page([refund as never]),
    listAllDisputes: async () => page([]),
    listRefunds: (of) => {
      asked.push(of);
      return answer(of);
    },
  };
  asked.length = 0;
  await sql`delete from provider_reports`.execute(shop.db);
  const payments = { ...shop.payments, provider: { ...provider, ...stubs } };
  await compareWithProvider({ ...shop, payments }, silent, signal);
  const { differences } = await shop.db.selectFrom('provider_reports').select('differences').executeTakeFirstOrThrow();
  const said = (differences as string[]).map((one) =>
    one.replace(reference, 'payment').replace(`of ${transactionId}`, 'N'),
  );
  return { isAsked: asked.length > 0, differences: said };
}

const handed = 'payment: refund N of 1000 kobo there was paid by hand here';
const differs = 'payment: refund N is of 1000 kobo there and of 900 here';
const undone = (status: string) => `payment: refund N of 1000 kobo is ${status} there and processed here`;

it.each<[what: string, here: Here, status: string, isAsked: boolean, differences: string[]]>([
  [
    'that nobody knows is asked about, and fits nothing',
    null,
    'pending',
    true,
    ['payment: refund N of 1000 kobo there fits nothing here'],
  ],
  ['that nobody knows and that has failed is nothing', null, 'failed', false, []],
  ['that was paid by hand and goes back all the same is asked about, and is told', byHand, 'processed', true, [handed]],
  [
    'that was paid by hand and is known to have gone back is told',
    { ...byHand, provider_status: 'processed' },
    'processed',
    false,
    [handed],
  ],
  ['that was paid by hand and begins to go back is asked about', byHand, 'processing', true, []],
  ['that was paid by hand and has failed is nothing', byHand, 'failed', false, []],
  ['that was paid by hand and waits as we know is nothing', byHand, 'pending', false, []],
  ['that has moved on is asked about', pending, 'processed', true, []],
  ['that stands as we know is nothing', pending, 'pending', false, []],
  ['that has failed since is asked about', pending, 'failed', true, []],
  ['that has gone is nothing', processed, 'processed', false, []],
  ['that has gone, as we have it, and has failed there is told', processed, 'failed', false, [undone('failed')]],
  [
    'that has gone, as we have it, and waits for a person there is told',
    processed,
    'needs-attention',
    false,
    [undone('needs-attention')],
  ],
  ['of another amount than ours is told', { ...processed, amount: 900 }, 'processed', false, [differs]],
  [
    'of another amount that failed there is nothing',
    { ...pending, amount: 900, provider_status: 'failed' },
    'failed',
    false,
    [],
  ],
  [
    'of another amount than the bank took is told',
    { ...processed, reason: 'reversed', amount: 900 },
    'processed',
    false,
    [differs],
  ],
])('a refund in the list %s [I21]', async (_, here, status, isAsked, differences) => {
  answer = async () => ({ kind: 'refused', status: 400, message: 'No', notFound: false });
  expect(await compare(here, status)).toEqual({ isAsked, differences });
});

it('a refund of a payment that is none of ours is nothing [I21]', async () => {
  expect(await compare(null, 'pending', { transactionId: '4711' })).toEqual({ isAsked: false, differences: [] });
});

it('a refund of a payment that cannot be looked at is told of as that alone [I21]', async () => {
  answer = () => Promise.reject(new Error('a fault of ours'));
  expect(await compare(null, 'pending')).toEqual({
    isAsked: true,
    differences: ['payment: it could not be looked at'],
  });
});
