import type { Answer } from '@oja/contract/client';
import type { SellerSort } from '@oja/domain/goods/listing';
import { pictureOf, seedCategory, seedProduct, seedReview, seedSeller, seedUser } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
const ids = { ada: '' };
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

async function seedSlide(order: number, given: { starts_at?: Date; ends_at?: Date } = {}) {
  const title = `Slide ${order}`;
  await shop.db
    .insertInto('carousel_items')
    .values({
      id: newId(),
      order,
      title,
      text: `What slide ${order} says`,
      button_label: `Button of slide ${order}`,
      link: '/trending',
      image: JSON.stringify(pictureOf(title)),
      background_color: '#a1b2c3',
      ...given,
    })
    .execute();
}

beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      const fashion = await seedCategory(db, { name: 'Fashion', subcategories: ['Shoes', 'Bags'] });
      const electronics = await seedCategory(db, { name: 'Electronics' });
      await seedCategory(db, { name: 'Others' });
      await seedCategory(db, { name: 'Ẹ̀wà' });
      const ada = await seedSeller(db, {
        store_name: 'Ada Stores',
        business_type: 'business',
        description: 'Cloth of all kinds',
        business_address: JSON.stringify({ city: 'Enugu', state: 'Enugu', country: 'Nigeria' }),
        social_media: JSON.stringify({ instagram: 'https://instagram.example/ada', secret: 'x' }),
        public_email: 'ada@oja.test',
        total_sales: 5,
        created_at: day(1),
      });
      const bola = await seedSeller(db, { store_name: 'bola', total_sales: 5, created_at: day(2) });
      await seedSeller(db, { store_name: 'Àbíkẹ́', total_sales: 9, shipping_promise: '1-3 days', created_at: day(3) });
      ids.ada = ada.id;
      const gown = await seedProduct(db, {
        seller_id: ada.id,
        category_id: fashion.id,
        name: 'Gown',
        created_at: day(1),
      });
      for (let n = 1; n <= 12; n++) {
        const base = { seller_id: bola.id, created_at: day(n + 1), price: 10_000 };
        await seedProduct(db, {
          ...base,
          category_id: fashion.id,
          name: `Fashion ${n}`,
          discount_price: 10_000 - n * 500,
        });
        await seedProduct(db, { ...base, category_id: electronics.id, name: `Phone ${n}`, units_sold_recently: n });
      }
      const { id: product_id } = await db
        .selectFrom('products')
        .select('id')
        .where('name', '=', 'Phone 1')
        .executeTakeFirstOrThrow();
      for (const rating of [5, 4]) await seedReview(db, gown, { rating, created_at: day(rating) });
      for (const rating of [5, 5, 4, 4]) await seedReview(db, { id: product_id, seller_id: bola.id }, { rating });
    },
  });
});
afterAll(() => shop.close());

describe('home', () => {
  let home: Answer<'home'>;
  beforeAll(async () => {
    const hour = 3_600_000;
    await seedSlide(2);
    await seedSlide(1);
    await seedSlide(3, { starts_at: new Date(Date.now() - hour), ends_at: new Date(Date.now() + hour) });
    await seedSlide(4, { starts_at: new Date(Date.now() + hour) });
    await seedSlide(5, { ends_at: new Date(Date.now() - hour) });
    home = await shop.call('home', {});
  });

  it('shows the slides of now by their order [READ-06, HOME-02, DATA-12]', () => {
    expect(home.carousel.map(({ title }) => title)).toEqual(['Slide 1', 'Slide 2', 'Slide 3']);
    expect(home.carousel[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      order: 1,
      title: 'Slide 1',
      text: 'What slide 1 says',
      buttonLabel: 'Button of slide 1',
      link: '/trending',
      image: pictureOf('Slide 1'),
      backgroundColor: '#a1b2c3',
    });
  });

  type Row = 'flashSales' | 'trending' | 'fashion' | 'electronics' | 'newArrivals';
  const names = (row: Row) => home[row].map(({ name }) => name);
  const down = (word: string) => Array.from({ length: 10 }, (_, index) => `${word} ${12 - index}`);

  it.each<Row>(['flashSales', 'trending', 'fashion', 'electronics', 'newArrivals'])(
    'shows ten of the twelve and more in the row %s [HOME-16]',
    (row) => {
      expect(new Set(names(row)).size).toBe(10);
      expect(names(row)).toHaveLength(10);
    },
  );

  it('shows what is discounted as Flash Sales, highest discount first [HOME-18]', () => {
    expect(names('flashSales')).toEqual(down('Fashion'));
    expect(home.flashSales.every(({ discountPrice }) => discountPrice !== null)).toBe(true);
  });

  it('shows what sold most lately as Trending [HOME-19]', () => {
    expect(names('trending')).toEqual(down('Phone'));
  });

  it('shows Fashion and Electronics, each newest first [HOME-20, HOME-21, READ-12]', () => {
    expect(names('fashion')).toEqual(down('Fashion'));
    expect(names('electronics')).toEqual(down('Phone'));
  });

  it('shows what came last as New Arrivals [HOME-22]', () => {
    expect(new Set(home.newArrivals.slice(0, 2).map(({ name }) => name))).toEqual(new Set(['Fashion 12', 'Phone 12']));
  });

  it("shows three categories, never 'Others' [HOME-13, HOME-14]", () => {
    expect(home.categories.map(({ name }) => name).sort()).toEqual(['Electronics', 'Fashion', 'Ẹ̀wà']);
  });

  it('shows rated sellers, best first, then most reviews [TOP-15, TOP-16, C-02]', () => {
    expect(
      home.topSellers.map(({ storeName, averageRating, totalReviews }) => [storeName, averageRating, totalReviews]),
    ).toEqual([
      ['bola', 4.5, 4],
      ['Ada Stores', 4.5, 2],
    ]);
  });
});

describe('categories', () => {
  it("are all there, by name, 'Others' last [READ-07, CATS-01]", async () => {
    const { items } = await shop.call('categories', {});
    expect(items.map(({ name }) => name)).toEqual(['Electronics', 'Ẹ̀wà', 'Fashion', 'Others']);
  });

  it('are shown with the number of their products [READ-08]', async () => {
    const { items } = await shop.call('categories', {});
    expect(items.map(({ productCount }) => productCount)).toEqual([12, 0, 13, 0]);
  });

  it('count their products as these come and go [DATA-14]', async () => {
    const { id } = await shop.db
      .selectFrom('categories')
      .select('id')
      .where('name', '=', 'Others')
      .executeTakeFirstOrThrow();
    const count = () =>
      shop.db.selectFrom('categories').select('product_count').where('id', '=', id).executeTakeFirst();
    const product = await seedProduct(shop.db, { category_id: id, seller_id: ids.ada });
    expect(await count()).toEqual({ product_count: 1 });
    await shop.db.deleteFrom('products').where('id', '=', product.id).execute();
    expect(await count()).toEqual({ product_count: 0 });
  });

  it('have their fields and their subcategories [DATA-13]', async () => {
    const { items } = await shop.call('categories', {});
    const row = await shop.db.selectFrom('categories').selectAll().where('name', '=', 'Fashion').executeTakeFirst();
    expect(items[2]).toMatchObject({ id: row?.id, name: 'Fashion', description: row?.description, image: row?.image });
    const subcategories = await shop.db
      .selectFrom('subcategories')
      .select(['id', 'name', 'image'])
      .where('category_id', '=', row?.id ?? '')
      .execute();
    expect(subcategories.map(({ name }) => name).sort()).toEqual(['Bags', 'Shoes']);
    expect(items[2]?.subcategories).toHaveLength(2);
    for (const subcategory of subcategories)
      expect(items[2]?.subcategories).toContainEqual(expect.objectContaining(subcategory));
  });
});

describe('sellers', () => {
  it('are all there, by sales unless asked otherwise [READ-11, TOP-13, C-02]', async () => {
    const { items } = await shop.call('sellers', { query: {} });
    expect(items.map(({ storeName }) => storeName)).toEqual(['Àbíkẹ́', 'bola', 'Ada Stores']);
  });

  it.each<[SellerSort, string[]]>([
    ['sales', ['Àbíkẹ́', 'bola', 'Ada Stores']],
    ['rating', ['bola', 'Ada Stores', 'Àbíkẹ́']],
    ['reviews', ['bola', 'Ada Stores', 'Àbíkẹ́']],
    ['newest', ['Àbíkẹ́', 'bola', 'Ada Stores']],
    ['name', ['Àbíkẹ́', 'Ada Stores', 'bola']],
  ])('sort by %s as %j [TOP-12]', async (sort, names) => {
    const { items } = await shop.call('sellers', { query: { sort } });
    expect(items.map(({ storeName }) => storeName)).toEqual(names);
  });

  it('narrow to a business type [TOP-11]', async () => {
    const { items } = await shop.call('sellers', { query: { businessType: 'business' } });
    expect(items.map(({ storeName, city }) => [storeName, city])).toEqual([['Ada Stores', 'Enugu']]);
  });
});

describe('a store', () => {
  it('shows what its seller chose to show [READ-09, G-30, G-41]', async () => {
    const store = await shop.call('store', { params: { slug: 'ada-stores' }, query: {} });
    expect(store).toMatchObject({
      seller: { storeName: 'Ada Stores', averageRating: 4.5, totalReviews: 2, totalSales: 5 },
      description: 'Cloth of all kinds',
      state: 'Enugu',
      socialMedia: { instagram: 'https://instagram.example/ada' },
      email: 'ada@oja.test',
      phone: null,
      returnDays: 30,
      memberSince: day(1).toISOString(),
    });
    expect(store.socialMedia).not.toHaveProperty('secret');
    expect(store.goods.groups.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
      ['Fashion', ['Gown']],
    ]);
    expect(store.reviews.map(({ rating }) => rating)).toEqual([5, 4]);
  });

  it('is found by its slug in any case, and by nothing else [READ-09]', async () => {
    expect((await shop.call('store', { params: { slug: 'ADA-Stores' }, query: {} })).seller.id).toBe(ids.ada);
    for (const slug of ['nobody', 'ada', '%', "'", '...', 'ada_stores_']) {
      const refused = slug === 'ada_stores_' ? 200 : 404;
      expect((await shop.fetch(`/api/stores/${encodeURIComponent(slug)}`)).status, slug).toBe(refused);
    }
    await expect(shop.call('store', { params: { slug: 'nobody' }, query: {} })).rejects.toMatchObject({
      code: 'store_not_found',
      message: 'Store not found',
    });
  });

  it("has no figures before its first order but the seller's own promise [C-22, STORE-04, STORE-05]", async () => {
    expect(await shop.call('store', { params: { slug: 'ada-stores' }, query: {} })).toMatchObject({
      responseRate: null,
      shippingTime: null,
    });
    expect(await shop.call('store', { params: { slug: 'abike' }, query: {} })).toMatchObject({
      responseRate: null,
      shippingTime: '1-3 days',
    });
  });

  it('derives response rate and shipping time from its parcels [C-22, STORE-04, STORE-05]', async () => {
    const seller = await seedSeller(shop.db, { store_name: 'Prompt', shipping_promise: '9 days' });
    const promise = () => shop.call('store', { params: { slug: 'prompt' }, query: {} });
    // Hours after the order at which it was approved, and from then until delivery.
    await seedParcel(seller.id, { approved: 1, delivered: 20 });
    await seedParcel(seller.id, { approved: 48, delivered: 30 });
    await seedParcel(seller.id, { approved: 49, delivered: 50 });
    await seedParcel(seller.id, {});
    await seedParcel(seller.id, { approved: 2, delivered: 60 });
    // Four deliveries are too few for a median of their own.
    expect(await promise()).toMatchObject({ responseRate: 60, shippingTime: '9 days' });
    await seedParcel(seller.id, { approved: 2, delivered: 100 });
    // One that was made just now says nothing yet.
    await seedParcel(seller.id, { age: 1 });
    await expect.poll(promise, { timeout: 3000 }).toMatchObject({ responseRate: 67, shippingTime: '3 days' });
  });

  it('adds what a store brought of its history to what its parcels say [STORE-04]', async () => {
    const seller = await seedSeller(shop.db, {
      store_name: 'Moved Here',
      earlier_parcels: 8,
      earlier_parcels_in_time: 7,
    });
    const show = () => shop.call('store', { params: { slug: 'moved-here' }, query: {} });
    expect((await show()).responseRate).toBe(88);
    await seedParcel(seller.id, { approved: 49 });
    await seedParcel(seller.id, { approved: 1 });
    await expect.poll(async () => (await show()).responseRate, { timeout: 3000 }).toBe(80);
    await expect(
      shop.db.updateTable('sellers').set({ earlier_parcels: 6 }).where('id', '=', seller.id).execute(),
    ).rejects.toThrow('sellers_earlier_in_time');
  });
});

/** An order of `age` hours ago with one parcel of the seller. */
async function seedParcel(
  seller: string,
  { approved, delivered, age = 500 }: { approved?: number; delivered?: number; age?: number },
) {
  const { id: buyer } = await seedUser(shop.db);
  const id = newId();
  const reference = `oja-test-${id}`;
  const hour = 3_600_000;
  const made = new Date(Date.now() - age * hour);
  const after = (hours: number | undefined) => (hours === undefined ? null : new Date(made.getTime() + hours * hour));
  const shipping_info = '{}';
  const money = { subtotal: 1000, shipping: 0, tax: 100, total: 1100 };
  await shop.db
    .insertInto('checkouts')
    .values({
      id,
      buyer_id: buyer,
      method: 'credit',
      state: 'completed',
      request_hash: 'x',
      completed_at: made,
      completed_turn: 1,
      shipping_info,
      ...money,
      commission_basis_points: 1000,
      expires_at: made,
    })
    .execute();
  await shop.db
    .insertInto('payments')
    .values({
      reference,
      checkout_id: id,
      provider: 'credit',
      amount: 1100,
      currency: 'NGN',
      state: 'succeeded',
      disposition: 'order',
    })
    .execute();
  await shop.db
    .insertInto('orders')
    .values({
      id,
      order_number: `ORD-${id}`,
      buyer_id: buyer,
      buyer_name: 'B',
      buyer_email: 'b@oja.test',
      shipping_info,
      ...money,
      payment_method: 'credit',
      payment_reference: reference,
      created_at: made,
    })
    .execute();
  await shop.db
    .insertInto('order_sellers')
    .values({
      order_id: id,
      seller_id: seller,
      items_total: 1000,
      commission: 100,
      due_at: made,
      approved_at: after(approved),
      delivered_at: after(approved === undefined || delivered === undefined ? undefined : approved + delivered),
    })
    .execute();
}
