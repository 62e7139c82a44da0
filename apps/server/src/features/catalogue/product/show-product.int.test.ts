import { pictureOf, seedCategory, seedProduct, seedReview, seedSeller, seedUser } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
const ids = { lamp: '', bare: '', seller: '', owner: '', reviewer: '' };
const unknown = '019a0000-0000-7000-8000-000000000000';
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      const owner = await seedUser(db, { email: 'owner@oja.test', phone: '+2348000000000' });
      const category = await seedCategory(db, { name: 'Home', subcategories: ['Lighting'] });
      const seller = await seedSeller(db, {
        store_name: 'Light House',
        owner_id: owner.id,
        business_type: 'business',
        business_address: JSON.stringify({
          street: '1 Secret Street',
          city: 'Ibadan',
          state: 'Oyo',
          country: 'Nigeria',
        }),
        payout: {
          email: 'payout@oja.test',
          account_number: '9988776655',
          tax_id: 'TIN-1',
          subaccount_code: 'ACCT_hidden',
        },
      });
      const lamp = await seedProduct(db, {
        seller_id: seller.id,
        category_id: category.id,
        subcategory_id: category.subcategories[0]?.id ?? null,
        name: 'Lamp',
        description: 'Gives <light>.',
        brand_name: 'Sunny',
        sku: 'LAMP-1',
        price: 5000,
        discount_price: 4000,
        images: JSON.stringify([pictureOf('Front'), pictureOf('Back')]),
        tags: ['solar'],
        colors: ['Red', 'Blue'],
        sizes: ['S'],
        weight: JSON.stringify({ value: 1.5, unit: 'kg' }),
        dimensions: JSON.stringify({ length: 1, width: 2, height: 3, unit: 'in' }),
        return_policy: '30 days',
        stock: 7,
        held: 3,
        max_stock: 50,
      });
      const reviewer = await seedUser(db, { name: 'Bísí' });
      const ratings = [5, 5, 5, 4, 4, 1, 5];
      for (const [index, rating] of ratings.entries()) {
        await seedReview(db, lamp, { rating, comment: `Comment ${index + 1}`, created_at: day(index + 1) });
      }
      await seedReview(db, lamp, {
        rating: 2,
        user_id: reviewer.id,
        user_name: 'Bísí',
        verified_purchase: true,
        created_at: day(9),
      });
      for (let sold = 0; sold < 12; sold++) {
        await seedProduct(db, {
          category_id: category.id,
          seller_id: seller.id,
          name: `Other ${sold}`,
          units_sold_recently: sold,
        });
      }
      const bare = await seedProduct(db, { name: 'Bare', images: '[]', stock: 0, max_stock: 1 });
      Object.assign(ids, { lamp: lamp.id, bare: bare.id, seller: seller.id, owner: owner.id, reviewer: reviewer.id });
    },
  });
});
afterAll(() => shop.close());

describe('the product page', () => {
  const read = (id: string) => shop.call('product', { params: { id } });

  it('has what the product is, by its id [READ-02, DATA-04]', async () => {
    const { product } = await read(ids.lamp);
    expect(product).toMatchObject({
      id: ids.lamp,
      name: 'Lamp',
      description: 'Gives <light>.',
      brandName: 'Sunny',
      sku: 'LAMP-1',
      price: 5000,
      stock: 4,
      category: 'Home',
      subcategory: 'Lighting',
      returnPolicy: '30 days',
      sellerId: ids.seller,
    });
    const { created_at, updated_at } = await shop.db
      .selectFrom('products')
      .select(['created_at', 'updated_at'])
      .where('id', '=', ids.lamp)
      .executeTakeFirstOrThrow();
    expect([created_at, updated_at]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(product.createdAt).toBe(created_at.toISOString());
  });

  it('has its pictures, tags, colours and sizes [DATA-05]', async () => {
    const { product } = await read(ids.lamp);
    expect(product).toMatchObject({ tags: ['solar'], colors: ['Red', 'Blue'], sizes: ['S'] });
    expect(product.images.map(({ alt }) => alt)).toEqual(['Front', 'Back']);
  });

  it('has a discount and a largest stock only where the product has one [DATA-06, DATA-07]', async () => {
    expect((await read(ids.lamp)).product).toMatchObject({ discountPrice: 4000, maxStock: 50 });
    const { id } = await seedProduct(shop.db, { name: 'Plain' });
    const plain = (await read(id)).product;
    expect([plain.discountPrice, plain.maxStock]).toEqual([undefined, 100]);
  });

  it('has weight and dimensions in the units that the seller gave [DATA-08, DATA-09]', async () => {
    const { product } = await read(ids.lamp);
    expect(product.weight).toEqual({ value: 1.5, unit: 'kg' });
    expect(product.dimensions).toEqual({ length: 1, width: 2, height: 3, unit: 'in' });
  });

  it('has its seller', async () => {
    expect((await read(ids.lamp)).seller).toEqual({
      id: ids.seller,
      storeName: 'Light House',
      slug: 'light-house',
      storeLogo: null,
      businessType: 'business',
      city: 'Ibadan',
      country: 'Nigeria',
      averageRating: 3.9,
      totalReviews: 8,
      totalSales: 0,
    });
  });

  it('shows what can be bought now: stock minus held', async () => {
    expect((await shop.call('product', { params: { id: ids.lamp } })).product.stock).toBe(4);
  });

  it('derives rating and histogram from the reviews [READ-10, DATA-21]', async () => {
    const { rating, histogram } = await shop.call('product', { params: { id: ids.lamp } });
    // 31 / 8 = 3.875
    expect(rating).toEqual({ average: 3.9, count: 8 });
    expect(histogram).toEqual([1, 1, 0, 2, 4]);
  });

  it('shows the newest five reviews and leads to the others [READ-16]', async () => {
    const { reviews, reviewsCursor } = await shop.call('product', { params: { id: ids.lamp } });
    expect(reviews[0]).toMatchObject({ userName: 'Bísí', userId: ids.reviewer, verifiedPurchase: true, rating: 2 });
    expect(reviews.slice(1).map(({ comment }) => comment)).toEqual([
      'Comment 7',
      'Comment 6',
      'Comment 5',
      'Comment 4',
    ]);
    const rest = await shop.call('productReviews', {
      params: { id: ids.lamp },
      query: { cursor: reviewsCursor ?? '' },
    });
    expect(rest.items.map(({ comment }) => comment)).toEqual(['Comment 3', 'Comment 2', 'Comment 1']);
    expect(rest.nextCursor).toBeNull();
  });

  it('relates the ten most popular others of its category [G-12]', async () => {
    const { related } = await shop.call('product', { params: { id: ids.lamp } });
    expect(related.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `Other ${11 - index}`));
  });

  it('is whole for a product with nothing optional, sold out and without reviews', async () => {
    const page = await shop.call('product', { params: { id: ids.bare } });
    expect(page).toMatchObject({
      rating: { average: 0, count: 0 },
      histogram: [0, 0, 0, 0, 0],
      reviews: [],
      reviewsCursor: null,
      related: [],
      product: { stock: 0, images: [], subcategory: null, brandName: null, weight: null, dimensions: null },
    });
    expect(page.product).not.toHaveProperty('discountPrice');
  });

  it.each([null, '', ' \n'])('states the return policy of its store, when its own is %j [PROD-22]', async (own) => {
    const store = await seedSeller(shop.db, { return_days: 14 });
    const { id } = await seedProduct(shop.db, { seller_id: store.id, return_policy: own });
    expect((await read(id)).product.returnPolicy).toBe('Returns within 14 days of delivery.');
  });

  it('says nothing of the seller that is not public [G-41, DATA-19]', async () => {
    const texts = await Promise.all(
      [`/api/products/${ids.lamp}`, '/api/stores/light-house', '/api/sellers', '/api/search?q=light', '/api/home'].map(
        async (target) => (await shop.fetch(target)).text(),
      ),
    );
    for (const secret of ['payout@', 'owner@', '9988776655', 'TIN-1', 'ACCT_', '+234800', 'Secret Street', ids.owner]) {
      expect(texts.join('\n')).not.toContain(secret);
    }
  });

  it('refuses an id that is no product [PROD-29]', async () => {
    const refused = { status: 404, code: 'product_not_found', message: 'Product not found' };
    const params = { id: unknown };
    await expect(shop.call('product', { params })).rejects.toMatchObject(refused);
    await expect(shop.call('productReviews', { params, query: {} })).rejects.toMatchObject(refused);
  });

  it.each(['x', '123', "'", '%00', `${unknown}x`, '..%2f..'])('refuses %s as an id', async (id) => {
    for (const target of [`/api/products/${id}`, `/api/products/${id}/reviews`]) {
      expect((await shop.fetch(target)).status, target).toBe(400);
    }
  });
});

describe('reviews', () => {
  it('come in pages of twenty, newest first, none lost between equal times [READ-16]', async () => {
    const product = await seedProduct(shop.db);
    for (let index = 0; index < 45; index++) await seedReview(shop.db, product, { created_at: day(1 + (index % 2)) });
    const seen: string[] = [];
    let cursor: string | undefined;
    const sizes: number[] = [];
    do {
      const page = await shop.call('productReviews', { params: { id: product.id }, query: cursor ? { cursor } : {} });
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
  });

  it.each(['highest', 'lowest', 4] as const)('come by their stars: %s [REV-17, REV-18]', async (asked) => {
    const product = await seedProduct(shop.db);
    for (let index = 0; index < 63; index++)
      await seedReview(shop.db, product, { rating: 1 + ((index * 7) % 5), created_at: day(1 + (index % 4)) });
    const query = typeof asked === 'number' ? { stars: asked } : { sort: asked };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await shop.call('productReviews', {
        params: { id: product.id },
        query: { ...query, ...(cursor && { cursor }) },
      });
      expect(page.items.length).toBeLessThanOrEqual(20);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    const { rows } = await sql<{ id: string }>`
      select id from reviews where product_id = ${product.id} and rating = coalesce(${query.stars ?? null}::int, rating)
      order by case when ${query.sort ?? ''} = 'lowest' then rating else -rating end, created_at desc, id desc`.execute(
      shop.db,
    );
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(seen.length).toBe(asked === 4 ? 12 : 63);
  });

  it('refuse stars that there are none of, and a cursor of another order', async () => {
    const bad = async (search: string) => (await shop.fetch(`/api/products/${ids.lamp}/reviews?${search}`)).status;
    for (const search of ['stars=0', 'stars=6', 'stars=4.5', 'sort=helpful', 'stars=x']) {
      expect(await bad(search), search).toBe(400);
    }
    const newest = Buffer.from(`1 ${unknown}`).toString('base64url');
    expect(await bad(`sort=highest&cursor=${newest}`)).toBe(400);
    const byStars = Buffer.from(`5 1 ${unknown}`).toString('base64url');
    expect(await bad(`cursor=${byStars}`)).toBe(400);
    expect(await bad(`sort=highest&cursor=${byStars}`)).toBe(200);
    // Among those of four stars there is no place that has five.
    expect(await bad(`stars=4&cursor=${byStars}`)).toBe(400);
  });

  it('refuse a cursor that is not theirs', async () => {
    const place = (text: string) => Buffer.from(text).toString('base64url');
    for (const cursor of ['x', unknown, place(`newest ${unknown}`), place(`${'9'.repeat(20)} ${unknown}`)]) {
      await expect(shop.call('productReviews', { params: { id: ids.lamp }, query: { cursor } })).rejects.toMatchObject({
        status: 400,
        code: 'bad_request',
      });
    }
  });
});
