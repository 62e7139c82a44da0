import { shippingInfo } from '@oja/testing/buying/address';
import { orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { relay } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buyerWith, expectConserved } from '../../testing/till.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

interface Sale {
  buyer: Buyer;
  sellers: Buyer[];
  orderId: string;
  orderNumber: string;
}

/** An order by credit of one product from each of some new stores, each with an owner who is signed in. */
async function newSale({ stores = 1 } = {}): Promise<Sale> {
  const sellers = await Promise.all(Array.from({ length: stores }, () => newBuyer(shop, 'Store Owner')));
  const products = [];
  for (const { id } of sellers) {
    const seller = await seedSeller(shop.db, { owner_id: id });
    products.push(await seedProduct(shop.db, { seller_id: seller.id }));
  }
  const buyer = await buyerWith(shop, ...products.map((product) => ({ product })));
  await giveCredit(shop.db, buyer.id, 10_000_000);
  const { orderId, orderNumber } = await orderByCredit(buyer, await draftFor(buyer));
  return { buyer, sellers, orderId, orderNumber };
}

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('There is none.');
  return one;
};
const move = (
  seller: Buyer,
  id: string,
  body: { status: 'approved' | 'shipped' | 'delivered'; trackingNumber?: string; courier?: string },
) => seller.call('moveParcel', { params: { id }, body });
const subjectsTo = async ({ email }: Buyer) => (await mailTo(shop, email)).map(({ subject }) => subject).reverse();
const aboutOrder = (subjects: string[]) => subjects.filter((subject) => /order|parcel/.test(subject));

describe('a parcel', () => {
  it('goes from approved to shipped to delivered; the buyer sees each step and gets a mail about it, stock stays [DATA-25, DATA-26]', async () => {
    const { buyer, sellers, orderId, orderNumber } = await newSale();
    await relay(shop);
    const seller = first(sellers);
    await move(seller, orderId, { status: 'approved' });
    await move(seller, orderId, { status: 'shipped', trackingNumber: ' GIG-123 ' });
    const done = await move(seller, orderId, { status: 'delivered' });
    expect(done).toMatchObject({ orderNumber, status: 'delivered', trackingNumber: 'GIG-123' });
    expect([done.approvedAt, done.shippedAt, done.deliveredAt]).not.toContain(null);
    const order = await buyer.call('order', { params: { id: orderId } });
    expect(order.status).toBe('delivered');
    expect(Date.parse(order.updatedAt)).toBeGreaterThan(Date.parse(order.createdAt));
    expect(order.statusHistory.map(({ status, updatedBy }) => `${status} by ${updatedBy}`)).toEqual([
      'pending by system',
      'approved by seller',
      'shipped by seller',
      'delivered by seller',
    ]);
    const { store_name } = await shop.db
      .selectFrom('sellers')
      .select('store_name')
      .where('owner_id', '=', seller.id)
      .executeTakeFirstOrThrow();
    expect(aboutOrder(await subjectsTo(buyer))).toEqual([
      `Your order ${orderNumber} is placed`,
      `${store_name} confirmed your order ${orderNumber}`,
      `Your order ${orderNumber} is on its way`,
      `Your parcel from ${store_name} was delivered`,
    ]);
    const shipped = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.includes('on its way'));
    expect(shipped?.text).toContain('Tracking number: GIG-123');
    expect(shipped?.text).not.toContain('Courier');
  });

  it('names its courier beside its number: in the mail, to whoever reads or tracks the order, and in the audit log', async () => {
    const { buyer, sellers, orderId, orderNumber } = await newSale();
    const seller = first(sellers);
    await move(seller, orderId, { status: 'approved' });
    const known = { trackingNumber: 'GIG-123', courier: 'GIG Logistics' };
    const sent = { status: 'shipped', ...known } as const;
    expect(await move(seller, orderId, { ...sent, courier: ' GIG Logistics ' })).toMatchObject(sent);
    await relay(shop);
    const mail = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.includes('on its way'));
    expect(mail?.text).toMatch(/Courier: GIG Logistics\s+Tracking number: GIG-123/);
    const { sellerStatuses, items } = await buyer.call('order', { params: { id: orderId } });
    expect(Object.values(sellerStatuses)).toEqual([expect.objectContaining(known)]);
    expect(items).toEqual([expect.objectContaining(known)]);
    const { parcels } = await shop.call('trackOrder', { body: { orderNumber, email: buyer.email } });
    expect(parcels).toEqual([expect.objectContaining(known)]);
    const { details } = await shop.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'parcel.moved')
      .where('actor', '=', seller.id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject(known);
    // The same again is the same; another courier for what is on its way is refused.
    await move(seller, orderId, sent);
    await expect(move(seller, orderId, { ...sent, courier: 'ABC Transport' })).rejects.toMatchObject({
      code: 'parcel_cannot_move',
    });
    expect((await move(seller, orderId, { status: 'delivered' })).courier).toBe('GIG Logistics');
  });

  it.each(['x'.repeat(61), 'GIG\nLogistics'])('has no courier called %j', async (courier) => {
    const { sellers, orderId } = await newSale();
    const seller = first(sellers);
    await move(seller, orderId, { status: 'approved' });
    const sent = { status: 'shipped', trackingNumber: 'GIG-1', courier } as const;
    await expect(move(seller, orderId, sent)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    const longest = 'Ọ'.repeat(60);
    expect((await move(seller, orderId, { ...sent, courier: longest })).courier).toBe(longest);
  });

  it('moves once, however often the same is asked, at once or again', async () => {
    const { buyer, sellers, orderId } = await newSale();
    const seller = first(sellers);
    await Promise.all(Array.from({ length: 6 }, () => move(seller, orderId, { status: 'approved' })));
    await move(seller, orderId, { status: 'approved' });
    const { statusHistory } = await buyer.call('order', { params: { id: orderId } });
    expect(statusHistory.map(({ status }) => status)).toEqual(['pending', 'approved']);
    expect((await subjectsTo(buyer)).filter((subject) => subject.includes('confirmed your order'))).toHaveLength(1);
  });

  it('takes no step back and leaves none out, and is not shipped without a tracking number', async () => {
    const { sellers, orderId } = await newSale();
    const seller = first(sellers);
    await expect(move(seller, orderId, { status: 'delivered' })).rejects.toMatchObject({
      status: 409,
      message: 'A parcel that is pending cannot become delivered.',
    });
    await move(seller, orderId, { status: 'approved' });
    await expect(move(seller, orderId, { status: 'shipped' })).rejects.toMatchObject({
      code: 'tracking_number_needed',
    });
    await move(seller, orderId, { status: 'shipped', trackingNumber: 'GIG-1' });
    await expect(move(seller, orderId, { status: 'approved' })).rejects.toMatchObject({ code: 'parcel_cannot_move' });
    await expect(move(seller, orderId, { status: 'shipped', trackingNumber: 'GIG-2' })).rejects.toMatchObject({
      code: 'parcel_cannot_move',
    });
  });

  it('of another store does not exist for a seller, nor any for its buyer or a visitor', async () => {
    const { buyer, sellers, orderId } = await newSale({ stores: 2 });
    const other = first((await newSale()).sellers);
    for (const stranger of [buyer, other]) {
      await expect(move(stranger, orderId, { status: 'approved' })).rejects.toMatchObject({
        status: 404,
        code: 'parcel_not_found',
      });
    }
    const visitor = { ...buyer, ...shop.visitor() };
    await expect(move(visitor, orderId, { status: 'approved' })).rejects.toMatchObject({ status: 401 });
    await move(first(sellers), orderId, { status: 'approved' });
    const { sellerStatuses } = await buyer.call('order', { params: { id: orderId } });
    expect(
      Object.values(sellerStatuses)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['approved', 'pending']);
  });
});

describe('tracking an order without signing in', () => {
  const track = (orderNumber: string, email: string) => shop.call('trackOrder', { body: { orderNumber, email } });

  it('shows how far each parcel is, and nothing of who gets it or what it cost [LINK-07]', async () => {
    const { buyer, sellers, orderId, orderNumber } = await newSale({ stores: 2 });
    await move(first(sellers), orderId, { status: 'approved' });
    await move(first(sellers), orderId, { status: 'shipped', trackingNumber: 'GIG-7' });
    const found = await track(` ${orderNumber.toLowerCase()} `, buyer.email.toUpperCase());
    expect(found).toMatchObject({ orderNumber, status: 'shipped' });
    expect(found.parcels.map(({ status, trackingNumber, units }) => [status, trackingNumber, units]).sort()).toEqual([
      ['pending', null, 1],
      ['shipped', 'GIG-7', 1],
    ]);
    const told = JSON.stringify(found);
    for (const secret of [buyer.email, buyer.id, shippingInfo.address, shippingInfo.phone, shippingInfo.lastName]) {
      expect(told).not.toContain(secret);
    }
    expect(await track(orderNumber, shippingInfo.email)).toEqual(found);
  });

  it('refuses an unknown number, another e-mail and nonsense in the same words', async () => {
    const { buyer, orderNumber, orderId } = await newSale();
    const missing: [string, string][] = [
      ['ORD-1000000000000', buyer.email],
      [orderNumber, 'somebody@else.example'],
      ['nonsense', buyer.email],
      [orderNumber, ''],
      ['', ''],
    ];
    for (const [number, email] of missing) {
      await expect(track(number, email)).rejects.toMatchObject({
        status: 404,
        message: 'We found no order with this number and email. Please check both and try again.',
      });
    }
    // What a deleted account leaves behind.
    await sql`update orders set buyer_email = '', shipping_info = shipping_info || '{"email": ""}' where id = ${orderId}`.execute(
      shop.db,
    );
    await expect(track(orderNumber, '')).rejects.toMatchObject({ status: 404 });
    await expect(track(orderNumber, ' ')).rejects.toMatchObject({ status: 404 });
  });

  it('is limited', async () => {
    const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_TRACK: '1' } });
    const guess = (n: number) =>
      limited.call('trackOrder', { body: { orderNumber: `ORD-${1_767_225_600_000 + n}`, email: 'a@b.example' } });
    for (let n = 0; n < 10; n++) await expect(guess(n)).rejects.toMatchObject({ status: 404 });
    await expect(guess(11)).rejects.toMatchObject({ status: 429 });
    await limited.close();
  });

  it('is limited for one order number and for one e-mail, whoever guesses', async () => {
    const limited = await createTestApp({
      env: { LIMIT_REQUESTS: '1', LIMIT_TRACK: '1000', LIMIT_TRACK_ORDER: '3', TRUST_PROXY: '1' },
    });
    let client = 0;
    const guess = async (number: number, email: string) => {
      const answer = await limited.fetch('/api/track-order', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'app',
          'x-forwarded-for': `102.89.${++client}.1`,
        },
        body: JSON.stringify({ orderNumber: `ORD-${1_767_225_600_000 + number}`, email }),
      });
      return answer.status;
    };
    for (let n = 0; n < 3; n++) expect(await guess(0, `guess-${n}@b.example`)).toBe(404);
    expect(await guess(0, 'guess-3@b.example')).toBe(429);
    for (let n = 1; n < 4; n++) expect(await guess(n, 'a@b.example')).toBe(404);
    expect(await guess(4, ' A@b.example')).toBe(429);
    expect(await guess(5, 'other@b.example')).toBe(404);
    await limited.close();
  });
});

it('an order is confirmed by one mail with its goods, its total and its address, whoever relays it', async () => {
  const { buyer, orderNumber } = await newSale({ stores: 2 });
  await Promise.all([relay(shop), relay(shop), relay(shop)]);
  const mails = (await mailTo(shop, buyer.email)).filter(({ subject }) => subject.includes('is placed'));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.text).toContain(`Order: ${orderNumber}`);
  expect(mail?.text).toContain('Paid by: store credit');
  expect(mail?.text).toContain('Total: ₦5,500.00');
  expect(mail?.text).toContain('12 Marina Road');
  expect(mail?.text.match(/1 × /g)).toHaveLength(2);
});
