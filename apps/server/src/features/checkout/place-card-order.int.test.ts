import { fillCart, openPayment } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { buyerWith, createTill, expectConserved, outcomes, stockOf, type Till } from '../../testing/till.ts';
import { releaseHold } from '../holds/release-hold.ts';

/** A line as the cart would refuse it while nothing is left. */
async function cartLineOf(buyer: Buyer, { id, name }: { id: string; name: string }) {
  const { user } = await buyer.call('me', {});
  return { id: newId(), user_id: user?.id ?? '', product_id: id, product_name: name, quantity: 1 };
}

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

describe('beginning a card payment', () => {
  it('holds the stock and answers the page: A1, one of 30 buyers gets the last unit [PAY-01, PAY-07, CHK-25]', async () => {
    const product = await plainProduct(shop.db, { name: 'Last agbada', stock: 1 });
    const buyers = [];
    for (let number = 0; number < 30; number++) {
      const buyer = await buyerWith(shop, { product });
      buyers.push({ buyer, draft: await draftFor(buyer) });
    }
    const calls = buyers.map(({ buyer, draft }) => buyer.call('initializePayment', { body: draft }));
    expect(await outcomes(calls)).toEqual({
      won: 1,
      refusals: { 'Not enough stock for Last agbada. Only 0 left.': 29 },
    });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 1 });
    const { data } = (await Promise.any(calls)) as { data: { authorization_url: string } };
    expect(data.authorization_url).toMatch(`${shop.sandbox.url}/checkout/`);
  }, 60_000);

  it('holds what another checkout gives back in the same moment, and never accepts without holding [CHK-19, CHK-28]', async () => {
    const product = await plainProduct(shop.db, { name: 'Returning kaftan', stock: 1 });
    const first = await openPayment(await buyerWith(shop, { product }));
    const second = await buyerWith(shop);
    await shop.db
      .insertInto('cart_lines')
      .values(await cartLineOf(second, product))
      .execute();
    // As it was seen while there was one left.
    const draft = await draftFor(second, { amount: 275_000 });
    let waiting: Promise<unknown> | undefined;
    await shop.db.transaction().execute(async (tx) => {
      await releaseHold(tx, first.orderId, 'expired');
      waiting = second.call('initializePayment', { body: draft });
      await expect.poll(() => countLockWaiters(shop.db)).toBe(1);
    });
    await waiting;
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 1 });
  });

  it.each([
    [900, 535, 541],
    [300, 175, 181],
  ])(
    'with holds of %i s sends to a page of %i s once more, and opens another for one of %i s',
    async (hold, open, late) => {
      const till = hold === shop.config.holdSeconds ? shop : await createTill({ env: { HOLD_SECONDS: String(hold) } });
      const product = await plainProduct(till.db);
      const buyer = await buyerWith(till, { product });
      const { draft, url, reference } = await openPayment(buyer);
      const makeOld = (seconds: number) =>
        till.db
          .updateTable('payments')
          .set({ created_at: sql`now() - make_interval(secs => ${seconds})` })
          .where('reference', '=', reference)
          .execute();
      await makeOld(open);
      expect((await buyer.call('initializePayment', { body: draft })).data).toMatchObject({ authorization_url: url });
      await makeOld(late);
      const { data } = await buyer.call('initializePayment', { body: draft });
      expect(data.reference).not.toBe(reference);
      expect(data.authorization_url).not.toBe(url);
      expect(await stockOf(till.db, product)).toEqual({ stock: 10, held: 1 });
      if (till !== shop) await till.close();
    },
  );

  it('lets two of 20 buyers have two of five units each: A4 [CHK-25]', async () => {
    const product = await plainProduct(shop.db, { name: 'Fila', stock: 5 });
    const buyers = [];
    for (let number = 0; number < 20; number++) {
      const buyer = await buyerWith(shop, { product, quantity: 2 });
      buyers.push({ buyer, draft: await draftFor(buyer) });
    }
    const calls = buyers.map(({ buyer, draft }) => buyer.call('initializePayment', { body: draft }));
    expect(await outcomes(calls)).toEqual({ won: 2, refusals: { 'Not enough stock for Fila. Only 1 left.': 18 } });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 5, held: 4 });
  }, 60_000);

  it('names the product that is short, not one of which there is exactly enough [CHK-25]', async () => {
    const enough = await plainProduct(shop.db, { name: 'Just enough', stock: 2 });
    const short = await plainProduct(shop.db, { name: 'One short', stock: 2 });
    const buyer = await buyerWith(shop, { product: enough, quantity: 2 }, { product: short, quantity: 2 });
    const draft = await draftFor(buyer);
    await openPayment(await buyerWith(shop, { product: short }));
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({
      code: 'not_enough_stock',
      message: 'Not enough stock for One short. Only 1 left.',
    });
    expect(await stockOf(shop.db, enough)).toEqual({ stock: 2, held: 0 });
  });

  it('does not count what is sold out, and sells nothing while it is in the cart [CART-02, CHK-25]', async () => {
    const there = await plainProduct(shop.db, { name: 'There' });
    const last = await plainProduct(shop.db, { name: 'Last fila', stock: 1 });
    const buyer = await buyerWith(shop, { product: there }, { product: last });
    const before = await draftFor(buyer);
    await openPayment(await buyerWith(shop, { product: last }));
    const { quote } = await buyer.call('cart', {});
    expect(quote).toMatchObject({ subtotal: 250_000, shipping: 0, tax: 25_000, total: 275_000 });
    for (const body of [before, { ...before, amount: quote.total }]) {
      await expect(buyer.call('initializePayment', { body })).rejects.toMatchObject({
        code: 'not_enough_stock',
        message: 'Not enough stock for Last fila. Only 0 left.',
      });
    }
    expect(await stockOf(shop.db, there)).toEqual({ stock: 10, held: 0 });
  });

  it('holds nothing when the third of three lines is short: A7 [CHK-19]', async () => {
    const [one, two] = [await plainProduct(shop.db), await plainProduct(shop.db)];
    const three = await plainProduct(shop.db, { name: 'Third', stock: 1 });
    const buyer = await buyerWith(shop, { product: one }, { product: two }, { product: three });
    const draft = await draftFor(buyer);
    await openPayment(await buyerWith(shop, { product: three }));
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toThrow(
      'Not enough stock for Third. Only 0 left.',
    );
    expect(await stockOf(shop.db, one)).toEqual({ stock: 10, held: 0 });
    expect(await stockOf(shop.db, two)).toEqual({ stock: 10, held: 0 });
  });

  it('names a product that was deleted meanwhile: A8 [CHK-26]', async () => {
    const product = await plainProduct(shop.db, { name: 'Vanished' });
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await shop.db.deleteFrom('products').where('id', '=', product.id).execute();
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({
      code: 'product_gone',
      message: 'Product Vanished not found.',
    });
  });

  it('answers the same page for the same request, and refuses other items under its id: A13 [PAY-04]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { draft, url, reference } = await openPayment(buyer);
    expect(await buyer.call('initializePayment', { body: draft })).toEqual({
      data: { authorization_url: url, reference },
    });
    await fillCart(buyer, { product });
    const other = await draftFor(buyer, { orderId: draft.orderId });
    await expect(buyer.call('initializePayment', { body: other })).rejects.toMatchObject({
      code: 'checkout_conflict',
      status: 409,
    });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
    const stranger = await buyerWith(shop, { product });
    const stolen = await draftFor(stranger, { orderId: draft.orderId });
    await expect(stranger.call('initializePayment', { body: stolen })).rejects.toMatchObject({
      code: 'checkout_conflict',
    });
  });

  it('takes a double click, both clicks at once, for one order', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product }, { product: await plainProduct(shop.db) });
    const draft = await draftFor(buyer);
    const clicks = Array.from({ length: 6 }, () => buyer.call('initializePayment', { body: draft }));
    const { won, refusals } = await outcomes(clicks);
    expect(won).toBeGreaterThan(0);
    expect(Object.keys(refusals)).toEqual(won === 6 ? [] : ['This order is being placed. Please wait a moment.']);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
    const attempts = await shop.db
      .selectFrom('payments')
      .where('checkout_id', '=', draft.orderId)
      .selectAll()
      .execute();
    expect(attempts).toHaveLength(1);
  });

  it('refuses a price that changed since the cart was seen, and charges the new one once seen: A14', async () => {
    const product = await plainProduct(shop.db, { price: 250_000 });
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await shop.db.updateTable('products').set({ price: 300_000 }).where('id', '=', product.id).execute();
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      message: 'Prices have changed. Your new total is ₦3,300.00. Please review it and try again.',
    });
    const { reference } = await openPayment(buyer);
    expect(shop.sandbox.state.store.transaction(reference)?.amount).toBe(330_000);
  });

  it('refuses quantities that are none: A16', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    for (const quantity of [0, -1, 1.5, '2', 1e9, 2 ** 53]) {
      const body = { ...draft, items: [{ ...draft.items[0], quantity }] };
      await expect(buyer.call('initializePayment', { body: body as never })).rejects.toMatchObject({ status: 400 });
    }
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });

  it('keeps one live hold a buyer, however many checkouts are opened: A11', async () => {
    const product = await plainProduct(shop.db, { stock: 10 });
    const buyer = await buyerWith(shop, { product, quantity: 3 });
    const drafts = [];
    for (let number = 0; number < 10; number++) drafts.push(await draftFor(buyer));
    for (const draft of drafts.slice(0, 5)) await buyer.call('initializePayment', { body: draft });
    await outcomes(drafts.slice(5).map((body) => buyer.call('initializePayment', { body })));
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 3 });
  });

  it('of two checkouts in the same moment lets one hold, and has the other wait: A11', async () => {
    const product = await plainProduct(shop.db, { stock: 2 });
    const buyer = await buyerWith(shop, { product });
    const drafts = [await draftFor(buyer), await draftFor(buyer)];
    const calls = await shop.db.transaction().execute(async (tx) => {
      await sql`select from users where id = ${buyer.id} for no key update`.execute(tx);
      const begun = drafts.map((body) => buyer.call('initializePayment', { body }));
      // Both found no hold before them, and now wait for the account.
      await expect.poll(() => countLockWaiters(shop.db)).toBe(2);
      return begun;
    });
    const ended = await Promise.allSettled(calls);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'checkout_in_progress', status: 409, retryAfter: 1 },
    });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 2, held: 1 });
  });

  it('never charges what the browser says: D1, D2, D6 [PAY-02, PAY-03, PAY-05]', async () => {
    const product = await plainProduct(shop.db, { price: 5_000_000 });
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    const [item] = draft.items as [(typeof draft.items)[number]];
    const refused = async (body: unknown, status: number) =>
      expect(buyer.call('initializePayment', { body: body as never })).rejects.toMatchObject({ status });
    await refused({ ...draft, amount: 100 }, 409);
    await refused({ ...draft, items: [{ ...item, price: 1 }] }, 409);
    for (const price of [-1, '100', 1e308, 49_999.123456, null]) {
      await refused({ ...draft, items: [{ ...item, price }] }, 400);
    }
    for (const amount of ['100', 1.5, 1e308]) await refused({ ...draft, amount }, 400);
    await refused({ ...draft, items: [{ ...item, subaccountCode: 'ACCT_attacker' }] }, 400);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
    // Name and seller are of no consequence; a kobo of float dust is forgiven.
    const tampered = { ...draft, amount: draft.amount - 1, items: [{ ...item, name: 'Cheap', sellerId: newId() }] };
    const { data } = await buyer.call('initializePayment', { body: tampered as typeof draft });
    const sent = shop.sandbox.state.store.transaction(data.reference);
    expect(sent?.amount).toBe(5_500_000);
    expect(sent?.split).toBeNull();
  });

  it('splits by the sellers’ records, commission kept, sellers without an account left out: D3 [PAY-06]', async () => {
    const account = await shop.sandbox.state.store.subaccount('ACCT_x');
    expect(account).toBeUndefined();
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
    const with_ = await plainProduct(shop.db, { price: 123_455 });
    await shop.db
      .updateTable('seller_payouts')
      .set({ subaccount_code: data.subaccount_code })
      .where('seller_id', '=', with_.seller_id)
      .execute();
    const without = await plainProduct(shop.db, { price: 100_000 });
    const buyer = await buyerWith(shop, { product: with_ }, { product: without });
    const { reference } = await openPayment(buyer);
    expect(shop.sandbox.state.store.transaction(reference)?.split).toMatchObject({
      type: 'flat',
      bearerType: 'account',
      subaccounts: [{ code: data.subaccount_code, share: 111_110 }],
    });
  });

  it('uses the session’s account, and refuses to order for another: D5 [CHK-17, CHK-18, PAY-02]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await expect(
      buyer.call('initializePayment', { body: { ...draft, buyerId: newId() as never } }),
    ).rejects.toMatchObject({ code: 'buyer_mismatch', status: 403 });
    await expect(shop.call('initializePayment', { body: draft })).rejects.toMatchObject({
      status: 401,
      message: 'Please log in to place an order',
    });
    await buyer.call('initializePayment', { body: { ...draft, buyerId: null } });
    const checkout = await shop.db.selectFrom('checkouts').selectAll().where('id', '=', draft.orderId).execute();
    expect(checkout.map(({ buyer_id }) => buyer_id)).toEqual([buyer.id]);
  });

  it('refuses an address with an empty field or without an e-mail [CHK-14, CHK-15, CHK-16]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    const needed = ['firstName', 'lastName', 'address', 'city', 'state', 'zipCode', 'phone', 'email'];
    const empty = needed.flatMap((field) => [{ [field]: '' }, { [field]: '  ' }]);
    for (const broken of [...empty, { email: 'ada@oja' }, { email: 'ada.oja.ng' }]) {
      const body = { ...draft, shippingInfo: { ...draft.shippingInfo, ...broken } };
      await expect(buyer.call('initializePayment', { body })).rejects.toThrow(
        'Please fill all required fields with valid information, including a valid email.',
      );
    }
  });

  it('refuses an empty cart, and another than the one that was seen [CHK-06]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await fillCart(buyer, { product });
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'cart_changed' });
    await buyer.call('clearCart', {});
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toThrow('Your cart is empty');
  });

  it('refuses a total of nothing before anybody is asked: B24 [PAY-09]', async () => {
    const product = await plainProduct(shop.db, { price: 0 });
    const buyer = await buyerWith(shop, { product });
    const calls = shop.sandbox.state.store.state.transactions.length;
    const draft = await draftFor(buyer);
    for (const amount of [0, -100]) {
      await expect(buyer.call('initializePayment', { body: { ...draft, amount: amount as never } })).rejects.toThrow(
        'Cannot process a payment for this amount.',
      );
    }
    await shop.db.updateTable('shop_policy').set({ shipping: 0 }).execute();
    try {
      await expect(buyer.call('initializePayment', { body: draft })).rejects.toThrow(
        'Cannot process a payment for this amount.',
      );
    } finally {
      await shop.db.updateTable('shop_policy').set({ shipping: 1000 }).execute();
    }
    expect(shop.sandbox.state.store.state.transactions).toHaveLength(calls);
  });

  it('gives the provider’s reason for a refusal, and the stock back: B25 [PAY-10, PAY-12]', async () => {
    const product = await plainProduct(shop.db, { price: 2000 });
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({
      code: 'payment_init_failed',
      message: 'Payment initialization failed: Invalid Amount Sent',
    });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'checkout_closed' });
  });

  it('refuses methods that do not exist: D11', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    await giveCredit(shop.db, buyer.id, 1_000_000);
    const draft = await draftFor(buyer);
    for (const method of ['bitcoin', 'card', '', null]) {
      await expect(buyer.call('placeCreditOrder', { body: { ...draft, method } as never })).rejects.toMatchObject({
        status: 400,
      });
    }
    const withReference = { ...draft, method: 'credit', reference: 'oja-123456' };
    await expect(buyer.call('placeCreditOrder', { body: withReference as never })).rejects.toMatchObject({
      status: 400,
    });
  });
});

it('tells the checkout page addresses, totals, methods and balance [CHK-07, CHK-11]', async () => {
  const product = await plainProduct(shop.db, { price: 100_000 });
  const buyer = await buyerWith(shop, { product });
  expect(await buyer.call('checkout', {})).toEqual({
    addresses: [],
    deliversTo: ['Nigeria', 'Ghana', 'Kenya', 'South Africa'].map((country) => ({ country, states: null })),
    quote: {
      subtotal: 100_000,
      charges: [
        { kind: 'shipping', amount: 0, included: false },
        { kind: 'tax', amount: 10_000, included: false },
      ],
      shipping: 0,
      tax: 10_000,
      total: 110_000,
    },
    cardPayment: true,
    creditBalance: 0,
    phone: '',
  });
  const nobody = await newBuyer(shop);
  expect((await nobody.call('checkout', {})).quote.total).toBe(0);
});
