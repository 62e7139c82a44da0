import { shippingInfo } from '@oja/testing/buying/address';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { startVouchingIssuer, type VouchingIssuer } from '@oja/testing/people/google-visitor';
import type { Buyer } from '@oja/testing/people/newcomer';
import { isSignedIn, newVisitor } from '@oja/testing/people/visitor';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, mailTo } from '../../../testing/mailbox.ts';
import { expireHold, finishRefund, letAskAgain, refundOf, relay, signal } from '../../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../../testing/till.ts';
import { checkPayment } from '../../payments/check-payment.ts';
import { sweepHolds } from '../../payments/reconciler/sweep-holds.ts';

let shop: Till;
let beside: TestApp;
let google: VouchingIssuer;
beforeAll(async () => {
  google = await startVouchingIssuer();
  shop = await createTill({ env: google.env });
  beside = await createTestApp({ env: google.env, beside: shop });
});
afterAll(async () => {
  await beside.close();
  await shop.close();
  await google.close();
});
afterEach(() => expectConserved(shop));

/** Somebody who registered with an address that is not theirs, and has begun to buy. */
async function squat(stock = 1) {
  const product = await plainProduct(shop.db, { stock });
  const squatter = await buyerWith(shop, { product });
  await squatter.call('addAddress', { body: { ...shippingInfo, isDefault: true } });
  await squatter.call('addFavourite', { params: { id: product.id } });
  await squatter.call('saveReview', { params: { id: product.id }, body: { rating: 1, comment: 'Of the squatter' } });
  await squatter.call('updateProfile', { body: { name: 'Squatter', phone: '08099999999' } });
  const awaited = await plainProduct(shop.db, { stock: 0 });
  await squatter.call('askRestock', { params: { id: awaited.id }, body: { color: '', size: '' } });
  return { squatter, product, awaited, paying: await openPayment(squatter) };
}

/** The same browser at another server process of the shop. */
function atOther({ cookies }: Buyer) {
  const visitor = newVisitor(beside.url);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

const signIn = (at: { visitor: TestApp['visitor'] }, { email, password }: Buyer) =>
  at.visitor().call('signIn', { body: { email, password, remember: false } });

/** What somebody waits for of a product. */
const waitsFor = async (visitor: ReturnType<TestApp['visitor']>, { id }: { id: string }) =>
  (await visitor.call('restockRequests', { params: { id } })).items;

/** All that an account shows of itself. */
async function belongingsOf(visitor: ReturnType<TestApp['visitor']>) {
  const [cart, addresses, favourites, reviews, orders, money, account] = [
    await visitor.call('cart', {}),
    await visitor.call('addresses', {}),
    await visitor.call('favourites', {}),
    await visitor.call('myReviews', {}),
    await visitor.call('orders', { query: {} }),
    await visitor.call('moneyUnderWay', {}),
    await visitor.call('account', {}),
  ];
  const { phone } = account;
  return [cart.lines, addresses.items, favourites.ids, reviews.items, orders.items, money.items, phone];
}
const nothing = [[], [], [], [], [], [], ''];

describe('an address that somebody took in advance, and began to buy with', () => {
  it.each([
    ['whose page is open', async () => undefined],
    ['who cancelled', (s: Buyer, reference: string) => s.call('cancelPayment', { body: { reference } })],
    [
      'whose hold ran out',
      async (_: Buyer, __: string, orderId: string) => {
        await expireHold(shop, orderId);
        await sweepHolds(shop, signal);
      },
    ],
  ] as const)('is its owner’s by Google at once, and nothing of the squatter stays, %s: G16', async (_, meanwhile) => {
    const { squatter, product, awaited, paying } = await squat();
    await meanwhile(squatter, paying.reference, paying.orderId);
    const owner = shop.visitor();
    expect(await google.signIn(owner, squatter.email)).toBe('signed-in');
    const { user } = await owner.call('me', {});
    expect([user?.email, user?.name, user?.id === squatter.id]).toEqual([squatter.email, 'Ada Obi', false]);
    expect(await belongingsOf(owner)).toEqual(nothing);
    expect(await waitsFor(owner, awaited)).toEqual([]);

    for (const browser of [squatter, atOther(squatter)]) {
      expect(await isSignedIn(browser)).toBe(false);
      await expect(browser.call('cart', {})).rejects.toMatchObject({ status: 401 });
    }
    for (const server of [shop, beside]) {
      await expect(signIn(server, squatter)).rejects.toMatchObject({ code: 'invalid_credentials' });
    }
    // The goods are anybody's again, first of all the owner's, and the review is nobody's.
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
    const body = { productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 };
    await owner.call('addToCart', { body });
    const reviews = await owner.call('productReviews', { params: { id: product.id }, query: {} });
    expect(reviews.items).toMatchObject([{ userName: 'Anonymous' }]);
  });

  it('is its owner’s though the squatter pays late: all of it goes back, and there is no order: G17', async () => {
    const { squatter, paying, product } = await squat();
    const owner = shop.visitor();
    expect(await google.signIn(owner, squatter.email)).toBe('signed-in');
    await payOnPage(paying.url);
    await letAskAgain(shop, paying.reference);
    expect(await checkPayment(shop, paying.reference)).toEqual({ kind: 'refund' });
    const amount = 275_000;
    expect(await refundOf(shop, paying.reference)).toMatchObject([{ reason: 'account_deleted', amount }]);
    await finishRefund(shop, paying.reference);
    expect(await refundOf(shop, paying.reference)).toMatchObject([{ state: 'processed', amount }]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 1, held: 0 });
    expect(await belongingsOf(owner)).toEqual(nothing);
    expect(await mailsAbout(squatter.email, /order/i)).toEqual([]);
  });

  it('is not taken over once something was paid: that is asked when nobody can pay at the same moment any more', async () => {
    const { squatter, paying, product } = await squat();
    await payOnPage(paying.url);
    const owner = shop.visitor();
    const { settling, joining } = await shop.db.transaction().execute(async (tx) => {
      // The payment is settled up to the goods, and has the buyer locked, when the owner comes back from Google.
      await sql`select from products where id = ${product.id} for update`.execute(tx);
      const settling = checkPayment(shop, paying.reference);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(1);
      const joining = google.signIn(owner, squatter.email);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(2);
      return { settling: [settling], joining: [joining] };
    });
    expect(await Promise.all(settling)).toMatchObject([{ kind: 'order' }]);
    expect(await Promise.all(joining)).toEqual(['needs-password']);
    expect((await squatter.call('orders', { query: {} })).items).toHaveLength(1);
  });

  it('is not taken over with a store that an operator approves at the same moment', async () => {
    const { squatter } = await squat();
    const store = await seedSeller(shop.db, { owner_id: squatter.id, status: 'applied' });
    const owner = shop.visitor();
    const { joining } = await shop.db.transaction().execute(async (tx) => {
      await sql`update sellers set status = 'approved' where id = ${store.id}`.execute(tx);
      const joining = google.signIn(owner, squatter.email);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(1);
      return { joining: [joining] };
    });
    expect(await Promise.all(joining)).toEqual(['needs-password']);
    const { rows } = await sql`select owner_id from sellers where id = ${store.id}`.execute(shop.db);
    expect(rows).toEqual([{ owner_id: squatter.id }]);
  });

  it('is proven by a mailed link too: older sessions end, and no address, number or wait of somebody else’s is left: G18', async () => {
    const { squatter, awaited } = await squat();
    await shop.call('forgotPassword', { body: { email: squatter.email } });
    await relay(shop);
    const mail = (await mailTo(shop, squatter.email)).find(({ text }) => text.includes('/reset-password?'));
    const token = mail ? (linkIn(mail).split('token=')[1] ?? '') : '';
    await shop.call('resetPassword', { body: { token, password: 'of-the-owner' } });
    for (const browser of [squatter, atOther(squatter)]) expect(await isSignedIn(browser)).toBe(false);
    await expect(signIn(shop, squatter)).rejects.toMatchObject({ code: 'invalid_credentials' });

    const owner = shop.visitor();
    await owner.call('signIn', { body: { email: squatter.email, password: 'of-the-owner', remember: false } });
    expect((await owner.call('addresses', {})).items).toEqual([]);
    expect((await owner.call('account', {})).phone).toBe('');
    expect(await waitsFor(owner, awaited)).toEqual([]);
  });

  it('keeps what its owner saved, once it was proven, when the password is forgotten', async () => {
    const { squatter: owner, awaited } = await squat();
    await sql`update users set email_verified = true where id = ${owner.id}`.execute(shop.db);
    await shop.call('forgotPassword', { body: { email: owner.email } });
    const mail = (await mailTo(shop, owner.email)).find(({ text }) => text.includes('/reset-password?'));
    const token = mail ? (linkIn(mail).split('token=')[1] ?? '') : '';
    await shop.call('resetPassword', { body: { token, password: 'of-the-owner' } });
    await owner.call('signIn', { body: { email: owner.email, password: 'of-the-owner', remember: false } });
    expect((await owner.call('addresses', {})).items).toHaveLength(1);
    expect((await owner.call('account', {})).phone).toBe('08099999999');
    expect(await waitsFor(owner, awaited)).toHaveLength(1);
  });
});

async function mailsAbout(email: string, subject: RegExp): Promise<string[]> {
  const mails = await mailTo(shop, email);
  return mails.map((mail) => mail.subject ?? '').filter((line) => subject.test(line));
}
