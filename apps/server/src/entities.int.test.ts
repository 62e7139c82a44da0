import { routes } from '@oja/contract/routes';
import { shippingInfo } from '@oja/testing/buying/address';
import { fillCart, openPayment, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { moveParcels } from '@oja/testing/rows/parcels';
import { setPlacedAt } from '@oja/testing/rows/placed-at';
import { pictureOf, plainProduct, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from './platform/ids.ts';
import { newBuyer } from './testing/buyer.ts';
import { buyerWith, createTill, expectConserved, type Till } from './testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** An order of two sellers' goods, placed by store credit. */
async function placedOrder() {
  const cloth = await plainProduct(shop.db, { name: 'Adire cloth', colors: ['Indigo'], sizes: ['6 yards'] });
  const radio = await plainProduct(shop.db, { name: 'Radio', price: 400_000, discount_price: 350_000 });
  const buyer = await newBuyer(shop, 'Ngozi Eze');
  await giveCredit(shop.db, buyer.id, 10_000_000);
  await buyer.call('addToCart', {
    body: { productId: cloth.id, selectedColor: 'Indigo', selectedSize: '6 yards', quantity: 2 },
  });
  await fillCart(buyer, { product: radio });
  const draft = await draftFor(buyer);
  const placed = await orderByCredit(buyer, draft);
  return { buyer, cloth, radio, draft, placed, order: await buyer.call('order', { params: { id: placed.orderId } }) };
}

describe('a user', () => {
  it('has name, e-mail, the time of joining and cart items [DATA-01, DATA-02]', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    expect((await buyer.call('me', {})).user).toMatchObject({ id: buyer.id, name: 'Ngozi Eze', email: buyer.email });
    expect(await buyer.call('account', {})).toMatchObject({ name: 'Ngozi Eze', email: buyer.email, createdAt: iso });
    expect((await buyer.call('cart', {})).lines).toHaveLength(1);
  });

  it('keeps everything else when the cart changes or is cleared [WRITE-03]', async () => {
    const buyer = await newBuyer(shop);
    const product = await plainProduct(shop.db);
    await buyer.call('updateProfile', { body: { name: 'Bisi Ade', phone: '0803 555 0142' } });
    await buyer.call('addAddress', { body: { ...shippingInfo, isDefault: true } });
    const rest = async () => [await buyer.call('account', {}), await buyer.call('addresses', {})];
    const before = await rest();
    await fillCart(buyer, { product, quantity: 2 });
    const { lines } = await buyer.call('cart', {});
    const params = { id: lines[0]?.lineId ?? '' };
    await buyer.call('setCartQuantity', { params, body: { quantity: 3 } });
    const stored = () =>
      shop.db.selectFrom('cart_lines').select(['product_id', 'quantity']).where('user_id', '=', buyer.id).execute();
    expect(await stored()).toEqual([{ product_id: product.id, quantity: 3 }]);
    await buyer.call('clearCart', {});
    expect(await stored()).toEqual([]);
    expect(await rest()).toEqual(before);
  });
});

describe('a cart item', () => {
  async function sheaButter() {
    const seller = await seedSeller(shop.db, { payout: { subaccount_code: 'ACCT_of_this_seller' } });
    const product = await seedProduct(shop.db, {
      seller_id: seller.id,
      name: 'Shea butter',
      brand_name: 'Ori',
      price: 250_000,
      discount_price: 199_950,
      colors: ['White'],
      sizes: ['1 kg'],
    });
    const body = { productId: product.id, selectedColor: 'White', selectedSize: '1 kg', quantity: 2 };
    return { seller, product, body, buyer: await newBuyer(shop) };
  }

  it('says what it is of, at the server’s price [DATA-10]', async () => {
    const { product, body, buyer } = await sheaButter();
    const cart = await buyer.call('addToCart', { body });
    expect(cart.lines[0]).toMatchObject({
      productId: product.id,
      name: 'Shea butter',
      price: 199_950,
      originalPrice: 250_000,
      discountPrice: 199_950,
      quantity: 2,
      images: [pictureOf('Shea butter')],
      selectedColor: 'White',
      selectedSize: '1 kg',
      brandName: 'Ori',
    });
    await shop.db.updateTable('products').set({ discount_price: null }).where('id', '=', product.id).execute();
    expect((await buyer.call('cart', {})).lines[0]).toMatchObject({ price: 250_000, discountPrice: null });
  });

  it('has its seller, with a subaccount that no answer shows [DATA-03, DATA-11, CART-25]', async () => {
    const { seller, body, buyer } = await sheaButter();
    const cart = await buyer.call('addToCart', { body });
    expect(cart.lines[0]?.sellerId).toBe(seller.id);
    expect(JSON.stringify(cart)).not.toContain('ACCT_');
    const payout = await shop.db.selectFrom('seller_payouts').selectAll().where('seller_id', '=', seller.id).execute();
    expect(payout).toMatchObject([{ subaccount_code: 'ACCT_of_this_seller' }]);
  });

  it('takes neither price, seller nor subaccount from the browser [DATA-10, DATA-11, CART-25]', async () => {
    const { seller, body, buyer } = await sheaButter();
    for (const more of [{ price: 1 }, { sellerId: seller.id }, { subaccountCode: 'ACCT_mine' }]) {
      await expect(buyer.call('addToCart', { body: { ...body, ...more } })).rejects.toMatchObject({ status: 400 });
    }
    expect((await buyer.call('cart', {})).lines).toEqual([]);
  });
});

describe('a saved address', () => {
  it('has all its fields, and is read by its user alone [DATA-24, READ-21]', async () => {
    const buyer = await newBuyer(shop);
    const added = await buyer.call('addAddress', { body: { ...shippingInfo, isDefault: false } });
    expect(added).toEqual({ id: uuid, ...shippingInfo, isDefault: true });
    expect(await buyer.call('addresses', {})).toEqual({ items: [added] });
    expect(await (await newBuyer(shop)).call('addresses', {})).toEqual({ items: [] });
  });

  it('is added under its user [WRITE-06, CHK-08]', async () => {
    const buyer = await newBuyer(shop);
    const added = await buyer.call('addAddress', { body: { ...shippingInfo, isDefault: false } });
    const rows = await shop.db.selectFrom('addresses').selectAll().where('user_id', '=', buyer.id).execute();
    expect(rows).toMatchObject([{ id: added.id, user_id: buyer.id, zip_code: '100001' }]);
  });
});

describe('an order', () => {
  it('has number, buyer, sellers, address, total, status and times [DATA-25]', async () => {
    const { order, buyer, cloth, radio, draft } = await placedOrder();
    expect(order).toMatchObject({
      id: draft.orderId,
      orderNumber: expect.stringMatching(/^ORD-\d{13}$/),
      buyerId: buyer.id,
      buyerName: 'Ngozi Eze',
      buyerEmail: buyer.email,
      shippingInfo,
      total: draft.amount,
      status: 'pending',
      createdAt: iso,
      updatedAt: iso,
    });
    expect(order.sellerIds.toSorted()).toEqual([cloth.seller_id, radio.seller_id].toSorted());
  });

  it('has a status for each seller and the items under each [DATA-26, DATA-27]', async () => {
    const { order, cloth, radio, buyer } = await placedOrder();
    const pending = {
      status: 'pending',
      approvedAt: null,
      shippedAt: null,
      deliveredAt: null,
      notes: null,
      trackingNumber: null,
      courier: null,
    };
    expect(order.sellerStatuses).toEqual({ [cloth.seller_id]: pending, [radio.seller_id]: pending });
    expect(Object.keys(order.sellerItems).toSorted()).toEqual(order.sellerIds.toSorted());
    expect(order.sellerItems[cloth.seller_id]).toEqual([order.items[0]]);
    expect(order.sellerItems[radio.seller_id]).toEqual([order.items[1]]);
    const [approved_at, shipped_at, delivered_at] = [1, 2, 3].map((day) => new Date(Date.UTC(2030, 0, day)));
    const facts = {
      approved_at,
      shipped_at,
      delivered_at,
      notes: 'At noon',
      tracking_number: 'NG-9',
      courier: 'GIG Logistics',
    };
    await moveParcels(shop.db, { orderId: order.id, sellerId: radio.seller_id, status: 'delivered', facts });
    const later = await buyer.call('order', { params: { id: order.id } });
    expect(later.sellerStatuses).toEqual({
      [cloth.seller_id]: pending,
      [radio.seller_id]: {
        status: 'delivered',
        approvedAt: '2030-01-01T00:00:00.000Z',
        shippedAt: '2030-01-02T00:00:00.000Z',
        deliveredAt: '2030-01-03T00:00:00.000Z',
        notes: 'At noon',
        trackingNumber: 'NG-9',
        courier: 'GIG Logistics',
      },
    });
  });

  it('keeps its items as they were sold, with how far each is [DATA-28]', async () => {
    const { order, cloth, buyer } = await placedOrder();
    const item = {
      id: cloth.id,
      name: 'Adire cloth',
      price: 250_000,
      quantity: 2,
      images: [pictureOf('Adire cloth')],
      selectedColor: 'Indigo',
      selectedSize: '6 yards',
      sellerId: cloth.seller_id,
      sellerStatus: 'pending',
      sellerNotes: null,
      trackingNumber: null,
      courier: null,
      shippedAt: null,
      deliveredAt: null,
      cancelled: 0,
      givenBack: 0,
    };
    expect(order.items[0]).toEqual(item);
    expect(order.items[1]).toMatchObject({ name: 'Radio', price: 350_000, quantity: 1, selectedColor: '' });
    await shop.db.updateTable('products').set({ name: 'Other', price: 1 }).where('id', '=', cloth.id).execute();
    const facts = {
      tracking_number: 'NG-7',
      courier: 'GIG Logistics',
      notes: 'With the guard',
      delivered_at: new Date(),
    };
    await moveParcels(shop.db, { orderId: order.id, sellerId: cloth.seller_id, status: 'delivered', facts });
    const later = await buyer.call('order', { params: { id: order.id } });
    expect(later.items[0]).toEqual({
      ...item,
      sellerStatus: 'delivered',
      sellerNotes: 'With the guard',
      trackingNumber: 'NG-7',
      courier: 'GIG Logistics',
      deliveredAt: iso,
    });
  });

  it('says how it was paid, in kobo, and what has happened to it [DATA-29, DATA-30]', async () => {
    const { order } = await placedOrder();
    expect(order.paymentInfo).toEqual({
      method: 'credit',
      status: 'paid',
      transactionId: expect.stringMatching(/^CR-\w+$/),
      amount: order.total,
      refundedAmount: 0,
      refundingAmount: 0,
    });
    expect(order.total).toBe(850_000 + 85_000);
    expect(order.statusHistory).toEqual([
      { status: 'pending', timestamp: iso, updatedBy: 'system', notes: 'Order created' },
    ]);
  });

  it('is read by its buyer’s id, newest first [READ-19]', async () => {
    const { buyer, radio, order } = await placedOrder();
    await fillCart(buyer, { product: radio });
    const { orderId } = await orderByCredit(buyer, await draftFor(buyer));
    await placedOrder();
    expect((await buyer.call('orders', { query: {} })).items.map(({ id }) => id)).toEqual([orderId, order.id]);
    await setPlacedAt(shop.db, [orderId], sql`now() - interval '1 day'`);
    expect((await buyer.call('orders', { query: {} })).items.map(({ id }) => id)).toEqual([order.id, orderId]);
  });
});

it.each([
  ['₦0.01', 1, { subtotal: 1, shipping: 1000, tax: 0, total: 1001 }],
  [
    '₦999,999,999.99',
    99_999_999_999,
    { subtotal: 99_999_999_999, shipping: 0, tax: 10_000_000_000, total: 109_999_999_999 },
  ],
])('a price of %s goes through cart, checkout and order [CART-02, CHK-20, PAY-12]', async (_, price, quote) => {
  const product = await plainProduct(shop.db, { price });
  const buyer = await buyerWith(shop, { product });
  const charges = [
    { kind: 'shipping', amount: quote.shipping, included: false },
    { kind: 'tax', amount: quote.tax, included: false },
  ];
  expect((await buyer.call('cart', {})).quote).toEqual({ ...quote, charges });
  expect((await buyer.call('checkout', {})).quote).toEqual({ ...quote, charges });
  // Both are beyond what the provider takes in one payment; its reason is passed on, and nothing stays held.
  await expect(openPayment(buyer)).rejects.toMatchObject({ code: 'payment_init_failed' });
  await giveCredit(shop.db, buyer.id, quote.total);
  const placed = await orderByCredit(buyer, await draftFor(buyer));
  expect(placed.amount).toBe(quote.total);
  expect(await buyer.call('order', { params: { id: placed.orderId } })).toMatchObject({
    ...quote,
    charges,
    items: [{ price }],
    paymentInfo: { amount: quote.total },
  });
  expect((await buyer.call('checkout', {})).creditBalance).toBe(0);
  await expectConserved(shop);
});

it('search answers what matches and nothing else [READ-25]', async () => {
  const word = `zobo${newId().slice(-6)}`;
  const found = await seedProduct(shop.db, { name: `Dried ${word} leaves` });
  await seedProduct(shop.db, { name: 'Dried hibiscus' });
  const { products, categories, stores } = await shop.call('search', { query: { q: word.toUpperCase() } });
  expect(products.items.map(({ id }) => id)).toEqual([found.id]);
  expect([products.count, categories.count, stores.count]).toEqual([1, 0, 0]);
});

it('the API has its own addresses, the two payment calls those of the specification [CHAN-01, PAY-01, PAY-14]', async () => {
  for (const route of Object.values(routes)) expect(route).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \/api\//);
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'app' };
  const opened = await buyer.fetch('/api/payment/initialize', {
    method: 'POST',
    headers,
    body: JSON.stringify(await draftFor(buyer)),
  });
  const { data } = (await opened.json()) as { data: { authorization_url: string; reference: string } };
  expect(data).toEqual({
    authorization_url: expect.stringMatching(/^http/),
    reference: expect.stringMatching(/^oja-/),
  });
  const check = await buyer.fetch(`/api/payment/verify?reference=${data.reference}`);
  expect(await check.json()).toEqual({
    success: false,
    orderId: null,
    orderNumber: null,
    amount: null,
    code: 'pending',
  });
});
