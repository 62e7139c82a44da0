import { openPayment } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { keyedRequest } from '../../http/idempotency.ts';
import { expireHold } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../testing/till.ts';
import { placeCardOrder } from './place-card-order.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

/** A product for ₦2,500.00 whose seller has an account at the provider. */
async function productWithAccount(price = 250_000) {
  const created = await fetch(`${shop.sandbox.url}/subaccount`, {
    method: 'POST',
    headers: { authorization: `Bearer ${shop.sandbox.secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      business_name: 'Iya Basira',
      settlement_bank: '057',
      account_number: '0000000000',
      percentage_charge: 10,
    }),
  });
  const { data } = (await created.json()) as { data: { subaccount_code: string } };
  const seller = await seedSeller(shop.db, { payout: { subaccount_code: data.subaccount_code } });
  return { product: await plainProduct(shop.db, { price, seller_id: seller.id }), code: data.subaccount_code };
}

/** What the provider was told to send to the sellers' accounts, the largest first. */
function sharesAt(reference: string): { code: string; share: number }[] {
  const split = shop.sandbox.state.store.transaction(reference)?.split;
  return split && 'subaccounts' in split ? split.subaccounts.toSorted((a, b) => b.share - a.share) : [];
}

const pageDies = (reference: string) =>
  sql`update payments set created_at = now() - interval '1 hour' where reference = ${reference}`.execute(shop.db);

describe('a second attempt at one payment', () => {
  it('sends each seller the same share as the first: D8 [PAY-06]', async () => {
    const [one, two] = [await productWithAccount(), await productWithAccount(100_000)];
    const buyer = await buyerWith(shop, { product: one.product, quantity: 2 }, { product: two.product });
    const { draft, reference } = await openPayment(buyer);
    // 10 % of the goods is the shop's.
    const shares = [
      { code: one.code, share: 450_000 },
      { code: two.code, share: 90_000 },
    ];
    expect(sharesAt(reference)).toEqual(shares);
    await pageDies(reference);
    const { data } = await buyer.call('initializePayment', { body: draft });
    expect(data.reference).not.toBe(reference);
    expect(sharesAt(data.reference)).toEqual(shares);
    const kept = await shop.db
      .selectFrom('payment_splits')
      .select(['seller_id', 'share'])
      .where('reference', '=', data.reference)
      .orderBy('share', 'desc')
      .execute();
    expect(kept).toEqual([
      { seller_id: one.product.seller_id, share: 450_000 },
      { seller_id: two.product.seller_id, share: 90_000 },
    ]);
  });

  it('is not made for a hold that has run out, also before its goods were given back', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { draft, orderId, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    for (const ready of [async () => undefined, () => pageDies(reference)]) {
      await ready();
      await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({
        code: 'checkout_closed',
        status: 409,
      });
    }
    const attempts = shop.db.selectFrom('payments').select('reference').where('checkout_id', '=', orderId);
    expect(await attempts.execute()).toEqual([{ reference }]);
  });
});

it('a seller whose goods cost nothing is sent no share of 0: D8 [PAY-06]', async () => {
  const [free, paid] = [await productWithAccount(0), await productWithAccount()];
  const buyer = await buyerWith(shop, { product: free.product }, { product: paid.product });
  const { reference } = await openPayment(buyer);
  expect(sharesAt(reference)).toEqual([{ code: paid.code, share: 225_000 }]);
});

it('a key whose payment could not be begun may try again at once', async () => {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  const draft = await draftFor(buyer);
  const session = { userId: buyer.id } as never;
  const keyed = keyedRequest({ headers: { 'idempotency-key': 'begin' } } as never, session, 'initializePayment', draft);
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const silent = { ...provider, initialize: async () => ({ kind: 'unknown' as const, cause: 'no answer' }) };
  const begin = (through: typeof provider) =>
    placeCardOrder({ ...shop, payments: { ...shop.payments, provider: through } }, session, draft, keyed);
  await expect(begin(silent)).rejects.toMatchObject({ code: 'payment_init_failed_silently' });
  const page = await begin(provider);
  expect(await begin(provider)).toEqual(page);
});
