import { fillCart, openPayment } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct, seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { countEach, putProduct, retireVariant, setStock } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { linkIn, mailTo } from '../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { forgetOldRequests } from './restock.queries.ts';
import { tellWhatIsBack } from './tell-what-is-back.ts';

let shop: TestApp;
let goods: { seller_id: string; category_id: string };
beforeAll(async () => {
  shop = await createTestApp();
  goods = { seller_id: (await seedSeller(shop.db)).id, category_id: (await seedCategory(shop.db)).id };
});
afterAll(() => shop.close());

const { signal } = new AbortController();
const look = () => tellWhatIsBack(shop, signal);
const soldOut = (more: Parameters<typeof seedProduct>[1] = {}) => seedProduct(shop.db, { ...goods, stock: 0, ...more });
const none = { color: '', size: '' };
const ask = (buyer: Buyer, id: string, choice = none) => buyer.call('askRestock', { params: { id }, body: choice });
const askByMail = (email: string, id: string, choice = none) =>
  shop.visitor().call('askRestockByMail', { params: { id }, body: { ...choice, email } });
const unique = () => `${newId()}@mail.example`;
const tokenIn = (text: string) => /token=([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? '';

/** Somebody whose address is proven. */
async function newWaiter(): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  await sql`update users set email_verified = true where id = ${buyer.id}`.execute(shop.db);
  return buyer;
}
const told = async (email: string) =>
  (await mailTo(shop, email)).filter(({ subject }) => subject.startsWith('It is back'));
async function toldEach(waiters: readonly Buyer[]): Promise<number[]> {
  const counts: number[] = [];
  for (const { email } of waiters) counts.push((await told(email)).length);
  return counts;
}
/** Everybody was told a day ago. */
const letDayPass = () =>
  sql`update restock_requests set told_at = told_at - interval '1 day' where told_at is not null`.execute(shop.db);

describe('an account that waits', () => {
  it('is kept once, and undone', async () => {
    const [buyer, { id }] = [await newWaiter(), await soldOut()];
    const mine = () => buyer.call('restockRequests', { params: { id } });
    expect(await mine()).toEqual({ items: [], reachable: true });
    expect(await ask(buyer, id)).toEqual({ items: [none], reachable: true });
    expect(await ask(buyer, id)).toEqual({ items: [none], reachable: true });
    expect(await mine()).toEqual({ items: [none], reachable: true });
    expect(await buyer.call('dropRestock', { params: { id }, body: none })).toEqual({ items: [], reachable: true });
    await setStock(shop.db, { id }, { stock: 1 });
    await look();
    expect(await told(buyer.email)).toEqual([]);
  });

  it('is refused for what can be bought, is not offered or not in the shop, and for too much', async () => {
    const buyer = await newWaiter();
    const { id: there } = await seedProduct(shop.db, { ...goods, stock: 1 });
    await expect(ask(buyer, there)).rejects.toMatchObject({ status: 409, code: 'in_stock_again' });
    const { id } = await soldOut();
    await expect(ask(buyer, id, { color: 'Red', size: '' })).rejects.toMatchObject({ code: 'cart_variant_unknown' });
    await putProduct(shop.db, { id }, 'paused');
    await expect(ask(buyer, id)).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    await expect(askByMail(unique(), newId())).rejects.toMatchObject({ code: 'product_not_found' });
    for (let n = 0; n < 50; n++) await ask(buyer, (await soldOut()).id);
    await expect(ask(buyer, (await soldOut()).id)).rejects.toMatchObject({
      status: 409,
      message: 'You can wait for at most 50 things at once.',
    });
  });

  it('is told nothing before its address is proven', async () => {
    const [buyer, { id }] = [await newBuyer(shop), await soldOut()];
    expect(await ask(buyer, id)).toEqual({ items: [none], reachable: false });
    await setStock(shop.db, { id }, { stock: 1 });
    await look();
    expect(await told(buyer.email)).toEqual([]);
    await sql`update users set email_verified = true where id = ${buyer.id}`.execute(shop.db);
    await look();
    expect(await told(buyer.email)).toHaveLength(1);
  });
});

describe('an address that waits', () => {
  it('is asked by mail first, is answered alike whatever it is, and is told once it has confirmed [BACK-02]', async () => {
    const [email, { id }] = [unique(), await soldOut({ name: 'Aso oke' })];
    expect(await askByMail(email.toUpperCase(), id)).toEqual({ ok: true });
    expect(await askByMail(email, id)).toEqual({ ok: true });
    const mails = await mailTo(shop, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm: Ọjà tells you when it is back']);
    await setStock(shop.db, { id }, { stock: 1 });
    await look();
    expect(await told(email)).toEqual([]);
    const token = tokenIn(mails[0] ? linkIn(mails[0]) : '');
    expect(linkIn(mails[0] as never)).toBe(`${shop.url}/#/newsletter/when-back?token=${token}`);
    for (let n = 0; n < 2; n++) {
      expect(await shop.call('confirmRestock', { body: { token } })).toEqual({ ok: true });
    }
    await look();
    await look();
    expect(await told(email)).toHaveLength(1);
    // What was told is not told again by the same click.
    await expect(shop.call('confirmRestock', { body: { token } })).rejects.toMatchObject({ status: 404 });
    await setStock(shop.db, { id }, { stock: 0 });
    await sql`update restock_requests set asked_at = now() - interval '25 hours' where email = ${email}`.execute(
      shop.db,
    );
    expect(await askByMail(email, id)).toEqual({ ok: true });
    expect((await mailTo(shop, email)).map(({ subject }) => subject.slice(0, 6))).toEqual([
      'Please',
      'It is ',
      'Please',
    ]);
  });

  it('gets three questions a day, whatever they are about, and no second one of an account that waits [BACK-02]', async () => {
    const email = unique();
    for (let n = 0; n < 5; n++) await askByMail(email, (await soldOut()).id);
    expect(await mailTo(shop, email)).toHaveLength(3);
    await sql`update restock_requests set asked_at = now() - interval '25 hours' where email = ${email}`.execute(
      shop.db,
    );
    await askByMail(email, (await soldOut()).id);
    expect(await mailTo(shop, email)).toHaveLength(4);
    const [waiter, { id }] = [await newWaiter(), await soldOut()];
    await ask(waiter, id);
    await askByMail(waiter.email, id);
    expect(await mailTo(shop, waiter.email)).toEqual([]);
  });

  it('is told once, also when its account asks, too [BACK-03]', async () => {
    const [waiter, { id }] = [await newWaiter(), await soldOut()];
    await askByMail(waiter.email, id);
    const [question] = await mailTo(shop, waiter.email);
    await shop.call('confirmRestock', { body: { token: tokenIn(question ? linkIn(question) : '') } });
    await ask(waiter, id);
    await setStock(shop.db, { id }, { stock: 5 });
    await look();
    expect(await told(waiter.email)).toHaveLength(1);
  });

  it.each(['', 'no-at-sign', 'a@b'])('is refused as %j', async (email) => {
    await expect(askByMail(email, (await soldOut()).id)).rejects.toMatchObject({ code: 'invalid_subscriber_email' });
  });

  it.each(['', 'unknown'])('knows no link with %j', async (token) => {
    for (const name of ['confirmRestock', 'endRestock'] as const) {
      await expect(shop.call(name, { body: { token } })).rejects.toMatchObject({ code: 'restock_link_unknown' });
    }
  });
});

describe('what is back', () => {
  it('is told once, and leads to what was chosen and to the end of the request [BACK-03]', async () => {
    const product = await soldOut({ name: 'Kaftan', colors: ['Red', 'Blue'], sizes: ['M', 'L'] });
    await countEach(shop.db, product, [0, 0, 0, 0]);
    const [buyer, other] = [await newWaiter(), await newWaiter()];
    await ask(buyer, product.id, { color: 'Blue', size: 'M' });
    await ask(other, product.id, { color: 'Red', size: 'M' });
    await sql`update stock_items set stock = 5 where id = (
      select stock_item_id from product_variants where product_id = ${product.id} and color = 'Blue' and size = 'M')`.execute(
      shop.db,
    );
    await look();
    await look();
    const [mail, ...more] = await told(buyer.email);
    expect([mail?.subject, more.length]).toEqual(['It is back: Kaftan', 0]);
    expect(mail?.text).toContain(`${shop.url}/#/product/${product.id}?color=Blue&size=M\n`);
    expect(mail?.text).toContain('Kaftan, Blue, M');
    expect(await told(other.email)).toEqual([]);
    const end = /not-when-back\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(await shop.call('endRestock', { body: { token: tokenIn(end) } })).toEqual({ ok: true });
    await expect(shop.call('endRestock', { body: { token: tokenIn(end) } })).rejects.toMatchObject({ status: 404 });
  });

  it('is told whoever brought it back: a hold that ends, too [BACK-03]', async () => {
    const product = await plainProduct(shop.db, { stock: 1 });
    const [holder, waiter] = [await newBuyer(shop), await newWaiter()];
    await fillCart(holder, { product });
    const payment = await openPayment(holder);
    await ask(waiter, product.id);
    await look();
    expect(await told(waiter.email)).toEqual([]);
    await holder.call('cancelPayment', { body: { reference: payment.reference } });
    await look();
    expect(await told(waiter.email)).toHaveLength(1);
  });

  it('is told in the order of asking, to no more people within a day than there are units [BACK-04]', async () => {
    const { id } = await soldOut();
    const waiters: Buyer[] = [];
    for (let n = 0; n < 4; n++) waiters.push(await newWaiter());
    for (const waiter of waiters) await ask(waiter, id);
    const counts = () => toldEach(waiters);
    await setStock(shop.db, { id }, { stock: 2 });
    await look();
    await look();
    expect(await counts()).toEqual([1, 1, 0, 0]);
    // Bought by one of them: of the one that is left the other was told.
    await setStock(shop.db, { id }, { stock: 1 });
    await look();
    expect(await counts()).toEqual([1, 1, 0, 0]);
    await letDayPass();
    await look();
    expect(await counts()).toEqual([1, 1, 1, 0]);
    await setStock(shop.db, { id }, { stock: 9 });
    await look();
    expect(await counts()).toEqual([1, 1, 1, 1]);
  });

  it('is told by one mail to who waits for two choices of the same units, who counts as one [BACK-03, BACK-04]', async () => {
    const product = await soldOut({ name: 'Wrapper', sizes: ['M', 'L'] });
    const [both, other, last] = [await newWaiter(), await newWaiter(), await newWaiter()];
    const size = (name: string) => ({ color: '', size: name });
    await ask(both, product.id, size('L'));
    await ask(both, product.id, size('M'));
    await ask(other, product.id, size('M'));
    await ask(last, product.id, size('M'));
    await setStock(shop.db, product, { stock: 2 });
    await look();
    await look();
    expect(await toldEach([both, other, last])).toEqual([1, 1, 0]);
    expect((await told(both.email))[0]?.text).toContain('Wrapper, L');
    expect((await both.call('restockRequests', { params: { id: product.id } })).items).toEqual([]);
  });

  it('is told by one mail to an address that waits with its account and without [BACK-03]', async () => {
    const product = await soldOut({ sizes: ['M', 'L'] });
    const waiter = await newWaiter();
    await askByMail(waiter.email, product.id, { color: '', size: 'M' });
    const [question] = await mailTo(shop, waiter.email);
    await shop.call('confirmRestock', { body: { token: tokenIn(question ? linkIn(question) : '') } });
    await ask(waiter, product.id, { color: '', size: 'L' });
    await setStock(shop.db, product, { stock: 5 });
    await look();
    await look();
    expect(await told(waiter.email)).toHaveLength(1);
  });

  it('is not told while it cannot be bought: paused, of a store that is away or closed, or not offered', async () => {
    const { id: seller_id } = await seedSeller(shop.db);
    const product = await soldOut({ seller_id });
    const waiter = await newWaiter();
    await ask(waiter, product.id);
    await setStock(shop.db, product, { stock: 3 });
    const store = (set: object) => shop.db.updateTable('sellers').set(set).where('id', '=', seller_id).execute();
    const day = (
      await sql<{ day: string }>`select (now() at time zone 'Africa/Lagos')::date::text as day`.execute(shop.db)
    ).rows[0]?.day;
    for (const [stop, go] of [
      [() => putProduct(shop.db, product, 'paused'), () => putProduct(shop.db, product, 'live')],
      [() => store({ status: 'suspended' }), () => store({ status: 'approved' })],
      [
        () => store({ holiday_from: day, holiday_until: day }),
        () => store({ holiday_from: null, holiday_until: null }),
      ],
    ] as const) {
      await stop();
      await look();
      await go();
    }
    expect(await told(waiter.email)).toEqual([]);
    await retireVariant(shop.db, product, '');
    await look();
    expect(await told(waiter.email)).toEqual([]);
    await sql`update product_variants set retired_at = null where product_id = ${product.id}`.execute(shop.db);
    await look();
    expect(await told(waiter.email)).toHaveLength(1);
  });

  it('is told once by several servers at once, and mail and mark come together or not at all [BACK-05]', async () => {
    const { id } = await soldOut();
    const waiters = [await newWaiter(), await newWaiter(), await newWaiter()];
    for (const waiter of waiters) await ask(waiter, id);
    await setStock(shop.db, { id }, { stock: 2 });
    const marked = async () =>
      (
        await sql<{ marked: number }>`
          select count(*)::integer as marked from restock_requests r join product_variants v on v.id = r.variant_id
          where v.product_id = ${id} and r.told_at is not null`.execute(shop.db)
      ).rows[0]?.marked;
    await sql`create function refuse_mail() returns trigger language plpgsql as $$ begin raise exception 'no mail'; end $$;
      create trigger no_mail before insert on outbox for each row execute function refuse_mail()`.execute(shop.db);
    try {
      await expect(look()).rejects.toThrow('1 of 1 failed');
    } finally {
      await sql`drop trigger no_mail on outbox; drop function refuse_mail`.execute(shop.db);
    }
    expect(await marked()).toBe(0);
    await Promise.all([look(), look(), look(), look()]);
    expect(await marked()).toBe(2);
    expect(await toldEach(waiters)).toEqual([1, 1, 0]);
  });
});

describe('a request', () => {
  const left = async (id: string) =>
    (
      await sql<{ count: number }>`
        select count(*)::integer as count from restock_requests r join product_variants v on v.id = r.variant_id
        where v.product_id = ${id}`.execute(shop.db)
    ).rows[0]?.count;

  it('is among what an account takes along, and goes with it, as that of its address does [BACK-07]', async () => {
    const [waiter, product, second] = [await newWaiter(), await soldOut({ name: 'Agbada' }), await soldOut()];
    await ask(waiter, product.id);
    await askByMail(waiter.email, second.id);
    const data = (await waiter.call('myData', {})) as { restockRequests?: object[] };
    expect(data.restockRequests).toMatchObject([{ name: 'Agbada', email: null }, { email: waiter.email }]);
    await waiter.call('deleteAccount', { body: { password: waiter.password } });
    expect([await left(product.id), await left(second.id)]).toEqual([0, 0]);
  });

  it('is forgotten after ninety days, unanswered after two, and with its product [BACK-07]', async () => {
    const waiter = await newWaiter();
    const [old, gone, stays] = [await soldOut(), await soldOut(), await soldOut()];
    for (const { id } of [old, gone, stays]) await ask(waiter, id);
    const [silent, late] = [await soldOut(), await soldOut()];
    for (const { id } of [silent, late]) await askByMail(unique(), id);
    const asked = (hours: number, { id }: { id: string }) =>
      sql`update restock_requests set asked_at = now() - make_interval(hours => ${hours}) where variant_id in (
        select id from product_variants where product_id = ${id})`.execute(shop.db);
    await asked(49, silent);
    await asked(47, late);
    const age = (days: number, { id }: { id: string }) =>
      sql`update restock_requests set created_at = now() - make_interval(days => ${days}) where variant_id in (
        select id from product_variants where product_id = ${id})`.execute(shop.db);
    await age(91, old);
    await age(89, stays);
    await putProduct(shop.db, gone, 'archived');
    await forgetOldRequests(shop.db, signal);
    expect([await left(old.id), await left(gone.id), await left(stays.id)]).toEqual([0, 0, 1]);
    expect([await left(silent.id), await left(late.id)]).toEqual([0, 1]);
    await shop.db.deleteFrom('products').where('id', '=', stays.id).execute();
    expect(await left(stays.id)).toBe(0);
  });
});
