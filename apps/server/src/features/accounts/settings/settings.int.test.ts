import { fillCart, openPayment, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import { isSignedIn, type Visitor } from '@oja/testing/people/visitor';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { addMember } from '@oja/testing/rows/members';
import { moveParcels } from '@oja/testing/rows/parcels';
import { plainProduct, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { forgetShippingGone } from '../../holds/forget-buyers.queries.ts';
import { forgetBuyersGone } from '../../orders/forget-buyers.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

/** The same account in another browser. */
async function another(buyer: Buyer, userAgent = ''): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.fetch('/api/account/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'app', 'user-agent': userAgent },
    body: JSON.stringify({ email: buyer.email, password: buyer.password, remember: false }),
  });
  expect(await isSignedIn(visitor)).toBe(true);
  return visitor;
}

/** Buys what is in the cart; answers the id of the order. */
async function buyWithCredit(buyer: Buyer): Promise<string> {
  const credit = await shop.db.selectFrom('store_credits').where('user_id', '=', buyer.id).select('balance').execute();
  if (credit.length === 0) await giveCredit(shop.db, buyer.id, 100_000_000);
  const draft = await draftFor(buyer);
  await orderByCredit(buyer, draft);
  return draft.orderId;
}

describe('the profile', () => {
  it('is the record of the account: name, e-mail, date; name and phone can be changed [READ-18, WRITE-01, PROF-04]', async () => {
    const from = Date.now();
    const buyer = await newcomer(shop, 'Ngozi Eze');
    const account = await buyer.call('account', {});
    expect(account).toMatchObject({
      name: 'Ngozi Eze',
      email: buyer.email,
      phone: '',
      hasPassword: true,
      hasGoogle: false,
    });
    expect(Date.parse(account.createdAt)).toBeGreaterThan(from - 2000);
    const body = { name: ' Ngozi "Ng" Ọ̀yọ́ <script> 🛒 ', phone: '+234 803 555 0142' };
    expect(await buyer.call('updateProfile', { body })).toMatchObject({
      name: body.name.trim().normalize('NFC'),
      phone: body.phone,
    });
    expect((await buyer.call('me', {})).user?.name).toBe(body.name.trim().normalize('NFC'));
    for (const wrong of [
      { name: '  ', phone: '' },
      { name: 'x'.repeat(121), phone: '' },
    ]) {
      await expect(buyer.call('updateProfile', { body: wrong })).rejects.toMatchObject({ code: 'bad_request' });
    }
    for (const phone of ['call me', '0800']) {
      await expect(buyer.call('updateProfile', { body: { name: 'Ngozi', phone } })).rejects.toMatchObject({
        code: 'invalid_phone',
      });
    }
  });

  it('tells the five reviews that were written last, the latest first [PROF-03]', async () => {
    const [buyer, other] = [await newcomer(shop), await newcomer(shop)];
    const written = async (user_id: string, day: number) => {
      const product = await plainProduct(shop.db, { name: `Of day ${day}` });
      await seedReview(shop.db, product, { user_id, rating: 3, created_at: new Date(Date.UTC(2026, 0, day)) });
    };
    for (const day of [3, 7, 1, 6, 2, 5, 4]) await written(buyer.id, day);
    await written(other.id, 8);
    const { items } = await buyer.call('myReviews', {});
    expect(items.map(({ productName }) => productName)).toEqual([7, 6, 5, 4, 3].map((day) => `Of day ${day}`));
    expect(items[0]).toMatchObject({ rating: 3, createdAt: '2026-01-07T00:00:00.000Z' });
  });

  it('is nobody’s without a session', async () => {
    for (const name of ['account', 'sessions', 'myData'] as const) {
      await expect(shop.visitor().call(name, {})).rejects.toMatchObject({ code: 'not_signed_in' });
    }
  });
});

describe('a changed password', () => {
  it('needs the current one, ends all other sessions and renews this one: G3 [PROF-04]', async () => {
    const buyer = await newcomer(shop);
    const elsewhere = await another(buyer);
    const before = buyer.cookies.get('sid') ?? '';
    const change = (current: string, password: string) => buyer.call('changePassword', { body: { current, password } });
    await expect(change('wrong', 'something-new')).rejects.toMatchObject({ status: 403, code: 'wrong_password' });
    await expect(change(buyer.password, 'fives')).rejects.toMatchObject({ code: 'password_too_short' });
    expect(await isSignedIn(elsewhere)).toBe(true);

    await change(buyer.password, 'something-new');
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(buyer)).toBe(true);
    expect(buyer.cookies.get('sid')).not.toBe(before);
    const replay = await fetch(`${shop.url}/api/me`, { headers: { cookie: `sid=${before}` } });
    expect(await replay.json()).toMatchObject({ user: null });
    await shop.visitor().call('signIn', { body: { email: buyer.email, password: 'something-new', remember: false } });
    expect((await mailTo(shop, buyer.email))[0]?.subject).toBe('Your password was changed');
  });

  it('cannot be guessed from an open browser faster than from a closed one: G4', async () => {
    const buyer = await newcomer(shop);
    const started = Date.now();
    const guesses = Array.from({ length: 12 }, (_, n) =>
      buyer.call('changePassword', { body: { current: `guess-${n}`, password: 'something-new' } }),
    );
    const codes = (await Promise.allSettled(guesses)).map((result) => (result as PromiseRejectedResult).reason.code);
    // Five are free. On a machine so slow that a second passes meanwhile, another may be tried then, and one more after two.
    const wrong = codes.filter((code) => code === 'wrong_password').length;
    expect(wrong).toBeGreaterThanOrEqual(5);
    expect(wrong).toBeLessThanOrEqual(5 + Math.floor(Math.log2(1 + (Date.now() - started) / 1000)));
    expect(codes.filter((code) => code === 'too_many_sign_ins')).toHaveLength(12 - wrong);
  });
});

describe('the browsers in which an account is signed in', () => {
  it('are listed, ended one by one, or all others at once [LINK-02, G-02]', async () => {
    const buyer = await newcomer(shop);
    const phone = await another(
      buyer,
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    );
    const laptop = await another(buyer, 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0');
    const { items } = await buyer.call('sessions', {});
    expect(items.map(({ browser, current }) => ({ browser, current }))).toEqual([
      { browser: 'Firefox on Linux', current: false },
      { browser: 'Chrome on Android', current: false },
      { browser: expect.any(String), current: true },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/token|ip_?address/i);

    const id = items.find(({ browser }) => browser === 'Chrome on Android')?.id ?? '';
    const stranger = await newcomer(shop);
    await expect(stranger.call('endSession', { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await isSignedIn(phone)).toBe(true);
    await buyer.call('endSession', { params: { id } });
    expect(await isSignedIn(phone)).toBe(false);
    await expect(buyer.call('endSession', { params: { id } })).rejects.toMatchObject({ code: 'session_not_found' });

    await buyer.call('endOtherSessions', {});
    expect(await isSignedIn(laptop)).toBe(false);
    expect(await isSignedIn(buyer)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(true);
  });
});

describe('my data', () => {
  it('is everything the shop holds about the account, and no secret [LINK-02]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product, quantity: 2 });
    await buyWithCredit(buyer);
    const data = await buyer.call('myData', {});
    expect(data).toMatchObject({
      profile: [{ email: buyer.email }],
      waysToSignIn: [{ way: 'password' }],
      sessions: [{}],
      orders: [
        {
          buyer_email: expect.any(String),
          items: [{ quantity: 2 }],
          parcels: [{ status: 'pending', trackingNumber: null }],
        },
      ],
      payments: [{ provider: 'credit', state: 'succeeded' }],
      storeCredit: [{}],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|digest|"token"/);
  });

  it('and its deletion know every table that refers to an account', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`.execute(shop.db);
    // A new table must be thought of in what its room forgets and exports, in leaving/, and added here.
    expect(rows.map(({ table }) => table)).toEqual([
      'accounts',
      'addresses',
      'cart_lines',
      'cart_merges',
      'checkouts',
      'contact_messages',
      'favourites',
      'goods_changes',
      'idempotency_keys',
      'imports',
      'mailed_tokens',
      'matters',
      'orders',
      'orphan_payments',
      'payout_accounts',
      'pictures',
      'product_drafts',
      'provider_links',
      'restock_requests',
      'review_replies',
      'reviews',
      'seller_members',
      'sellers',
      'sessions',
      'store_credits',
    ]);
  });
});

describe('deleting the account', () => {
  const remove = (buyer: Visitor, password?: string) =>
    buyer.call('deleteAccount', { body: password === undefined ? {} : { password } });

  it('needs the password, takes the person out and leaves the books as they were [LINK-02]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const elsewhere = await another(buyer);
    const arrived = await buyWithCredit(buyer);
    await moveParcels(shop.db, { orderId: arrived, status: 'delivered' });
    await fillCart(buyer, { product });
    const orderId = await buyWithCredit(buyer);
    await expect(remove(buyer)).rejects.toMatchObject({ code: 'recheck_needed' });
    await expect(remove(buyer, 'wrong')).rejects.toMatchObject({ code: 'wrong_password' });
    await remove(buyer, buyer.password);

    expect(await isSignedIn(buyer)).toBe(false);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await expect(
      shop.visitor().call('signIn', { body: { email: buyer.email, password: buyer.password, remember: false } }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
    const subjects = (await mailTo(shop, buyer.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your account was deleted');

    const user = await shop.db.selectFrom('users').selectAll().where('id', '=', buyer.id).executeTakeFirstOrThrow();
    expect(user).toMatchObject({ name: 'Deleted account', phone: null, email: `deleted-${buyer.id}@invalid` });
    const readOrder = (id: string) =>
      shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await readOrder(arrived)).toMatchObject({ buyer_name: 'Deleted account', buyer_email: '' });
    // The other parcel is under way, and must arrive.
    expect((await readOrder(orderId)).shipping_info).toMatchObject({ address: '12 Marina Road' });
    await moveParcels(shop.db, { orderId, status: 'delivered' });
    await forgetBuyersGone(shop.db);
    await forgetShippingGone(shop.db);
    const order = await readOrder(orderId);
    expect(order).toMatchObject({ buyer_name: 'Deleted account', buyer_email: '' });
    expect(order.shipping_info).toMatchObject({ firstName: '', address: '', phone: '', email: '' });
    const checkout = await shop.db
      .selectFrom('checkouts')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(checkout.shipping_info).toMatchObject({ firstName: '', address: '', phone: '', email: '' });
    await expectConserved(shop);

    // The address is free again, and what comes now is somebody else.
    const again = shop.visitor();
    await again.call('register', { body: { name: 'Ngozi Eze', email: buyer.email, password: 'another-secret' } });
    expect((await again.call('orders', { query: {} })).items).toEqual([]);
  });

  it('takes its name off what it kept and made for a store', async () => {
    const { id: seller_id } = await seedSeller(shop.db);
    const buyer = await newcomer(shop);
    await addMember(shop.db, seller_id, buyer.id, 'manager');
    await shop.db
      .insertInto('product_drafts')
      .values({ id: newId(), seller_id, body: '{}', updated_by: buyer.id })
      .execute();
    const picture = { id: newId(), seller_id, key: 'k', color: '#a1b2c3', width: 1, height: 1, bytes: 1 };
    await shop.db
      .insertInto('pictures')
      .values({ ...picture, made_by: buyer.id })
      .execute();
    await sql`
      insert into goods_changes (id, seller_id, rows, products, refused, same, state, made_by, made_at, undone_by, undone_at)
      values (${newId()}, ${seller_id}, 0, 0, 0, 0, 'undone', ${buyer.id}, now(), ${buyer.id}, now())`.execute(shop.db);
    await sql`
      insert into imports (id, seller_id, name, digest, columns, state, made_by, stored_by, stored_at, undone_by, undone_at)
      values (${newId()}, ${seller_id}, 'goods.csv', ${Buffer.alloc(32)}, '{}', 'undone', ${buyer.id}, ${buyer.id}, now(),
        ${buyer.id}, now())`.execute(shop.db);
    const review = await seedReview(shop.db, await seedProduct(shop.db, { seller_id }));
    const params = { seller: seller_id, id: review.id };
    await buyer.call('saveReply', { params, body: { text: 'Thank you.', seen: 0 } });
    expect(await buyer.call('myData', {})).toMatchObject({ replies: [{ text: 'Thank you.' }] });
    await remove(buyer, buyer.password);
    const { rows } = await sql`
      select d.updated_by, p.made_by, c.made_by as changed_by, c.undone_by, r.written_by, r.text,
        num_nonnulls(i.made_by, i.stored_by, i.undone_by) as imported
      from product_drafts d join pictures p using (seller_id) join goods_changes c using (seller_id)
      join imports i using (seller_id)
      join review_replies r using (seller_id) where seller_id = ${seller_id}`.execute(shop.db);
    expect(rows).toEqual([
      {
        ...{ updated_by: null, made_by: null, changed_by: null, undone_by: null, written_by: null },
        ...{ text: 'Thank you.', imported: 0 },
      },
    ]);
  });

  it('waits while a payment is under way, and leaves stores to a person', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    await openPayment(buyer);
    await expect(remove(buyer, buyer.password)).rejects.toMatchObject({ code: 'account_in_payment' });
    expect(await isSignedIn(buyer)).toBe(true);

    const seller = await newcomer(shop);
    await sql`update sellers set owner_id = ${seller.id} where id = (select id from sellers limit 1)`.execute(shop.db);
    await expect(remove(seller, seller.password)).rejects.toMatchObject({ code: 'account_runs_shop' });
  });
});
