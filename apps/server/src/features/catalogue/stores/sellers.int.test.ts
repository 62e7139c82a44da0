import { sellerSorts } from '@oja/domain/goods/listing';
import { pictureOf, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const businessAddress = {
  street: '4 Balogun Street',
  city: 'Lagos',
  state: 'Lagos',
  country: 'Nigeria',
  zipCode: '100001',
};

describe("a seller's record", () => {
  const links = { facebook: 'https://f.example', twitter: 'https://t.example', instagram: 'https://i.example' };
  let id: string;
  beforeAll(async () => {
    ({ id } = await seedSeller(shop.db, {
      name: 'Balogun Adéọlá',
      store_name: 'Balogun Cloth',
      store_logo: JSON.stringify(pictureOf('Logo')),
      store_banner: JSON.stringify(pictureOf('Banner')),
      description: 'Cloth by the yard',
      business_type: 'business',
      business_address: JSON.stringify(businessAddress),
      social_media: JSON.stringify({ ...links, website: 'https://w.example' }),
      public_email: 'shop@balogun.example',
      public_phone: '+2348000000001',
      total_sales: 12,
      payout: {
        account_name: 'Balogun Cloth Ltd',
        account_number: '9988007766',
        bank_name: 'Test Bank',
        tax_id: 'TIN-9',
        email: 'owner@balogun.example',
      },
    }));
  });

  it('holds who it is, its words, times and figures [DATA-15, DATA-20]', async () => {
    const record = await shop.db.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(record).toMatchObject({
      id,
      name: 'Balogun Adéọlá',
      store_name: 'Balogun Cloth',
      description: 'Cloth by the yard',
      business_type: 'business',
      total_sales: 12,
      is_profile_complete: true,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    });
    const store = await shop.call('store', { params: { slug: 'balogun-cloth' }, query: {} });
    expect(store).toMatchObject({
      seller: { id, storeName: 'Balogun Cloth', storeLogo: { alt: 'Logo' }, businessType: 'business', totalSales: 12 },
      storeBanner: { alt: 'Banner' },
      description: 'Cloth by the yard',
    });
  });

  it('stands among all stores with the picture over its page', async () => {
    const { items } = await shop.call('sellers', { query: {} });
    expect(items.find((store) => store.id === id)).toMatchObject({ storeBanner: { alt: 'Banner' } });
  });

  it('holds address and links, and shows where it is without the street [DATA-18]', async () => {
    const record = await shop.db.selectFrom('sellers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(record.business_address).toEqual(businessAddress);
    const store = await shop.call('store', { params: { slug: 'balogun-cloth' }, query: {} });
    expect(store.seller).toMatchObject({ city: 'Lagos', country: 'Nigeria' });
    expect(store.state).toBe('Lagos');
    expect(store.socialMedia).toEqual({ ...links, website: 'https://w.example' });
    expect(JSON.stringify(store)).not.toContain('Balogun Street');
  });

  it('holds bank details and tax id, which no public answer has [DATA-19, DATA-20]', async () => {
    expect(
      await shop.db.selectFrom('seller_payouts').selectAll().where('seller_id', '=', id).executeTakeFirst(),
    ).toMatchObject({
      account_name: 'Balogun Cloth Ltd',
      account_number: '9988007766',
      bank_name: 'Test Bank',
      tax_id: 'TIN-9',
    });

    const store = await shop.call('store', { params: { slug: 'balogun-cloth' }, query: {} });
    expect(store).toMatchObject({ email: 'shop@balogun.example', phone: '+2348000000001' });
    const text = JSON.stringify(store);
    for (const secret of ['9988007766', 'TIN-9', 'owner@', 'Balogun Cloth Ltd']) {
      expect(text).not.toContain(secret);
    }
  });

  it("is an individual's unless said otherwise, and nothing else than one of two kinds [DATA-16, DATA-17]", async () => {
    expect((await seedSeller(shop.db)).business_type).toBe('individual');
    await expect(seedSeller(shop.db, { business_type: 'company' as never })).rejects.toThrow(/sellers_business_type/);
  });

  it('stores no rating of its own: it follows from the reviews [DATA-20, DATA-21, READ-10]', async () => {
    const seller = await seedSeller(shop.db, { store_name: 'Derived' });
    const product = await seedProduct(shop.db, { seller_id: seller.id });
    for (const rating of [5, 4, 4]) await seedReview(shop.db, product, { rating });
    const { averageRating, totalReviews } = (await shop.call('store', { params: { slug: 'derived' }, query: {} }))
      .seller;
    expect([averageRating, totalReviews]).toEqual([4.3, 3]);
    expect(Object.keys(seller)).not.toContain('rating');
  });
});

describe('many sellers', () => {
  // The best are the oldest, so that none stands right only because it is new.
  const figures = [2, 1].flatMap((totalSales) =>
    [4, 3, 2].flatMap((averageRating) =>
      [5, 4, 3, 2, 1].map((totalReviews) => ({ totalSales, averageRating, totalReviews })),
    ),
  );
  /** Without a sale or a review, all of one day: more than a page of them. */
  const MORE = 60;
  let own: TestApp;
  beforeAll(async () => {
    own = await createTestApp({
      seed: async (db) => {
        for (const [index, { totalSales, averageRating, totalReviews }] of figures.entries())
          await seedSeller(db, {
            total_sales: totalSales,
            rating_sum: averageRating * totalReviews,
            rating_count: totalReviews,
            created_at: new Date(Date.UTC(2026, 0, index + 1)),
          });
        for (let number = 0; number < MORE; number++)
          await seedSeller(db, { business_type: number === 0 ? 'business' : 'individual', created_at: new Date(0) });
      },
    });
  });
  afterAll(() => own.close());

  it('are all on their page, by sales, then rating, then reviews [READ-11, TOP-13, TOP-14]', async () => {
    const { items } = await own.call('sellers', { query: {} });
    expect(
      items
        .slice(0, figures.length)
        .map(({ totalSales, averageRating, totalReviews }) => ({ totalSales, averageRating, totalReviews })),
    ).toEqual(figures);
  });

  it.each(sellerSorts.options)('are all there page by page, however many: by %s [READ-09]', async (sort) => {
    const all = await own.db.selectFrom('sellers').select('id').execute();
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await own.call('sellers', { query: { sort, ...(cursor && { cursor }) } });
      expect([page.total, page.items.length <= 48]).toEqual([figures.length + MORE, true]);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(figures.length + MORE);
    expect([...new Set(seen)].sort()).toEqual(all.map(({ id }) => id).sort());
  });

  it('count those of the kind that is asked for, and know only cursors of their own [TOP-11]', async () => {
    const { items, total } = await own.call('sellers', { query: { businessType: 'business' } });
    expect([items.length, total]).toEqual([1, 1]);
    const { nextCursor } = await own.call('sellers', { query: {} });
    const place = (text: string) => Buffer.from(text).toString('base64url');
    const last = Buffer.from(nextCursor ?? '', 'base64url').toString();
    expect(place(last)).toBe(nextCursor);
    const gone = place('sales 019a0000-0000-7000-8000-000000000000');
    for (const cursor of [place(last.replace('sales', 'name')), gone, `${nextCursor}A`, 'x']) {
      const refused = own.call('sellers', { query: { cursor } });
      await expect(refused, cursor).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    }
  });

  it('are ten on Home, by rating, then reviews [TOP-14, TOP-15, TOP-16]', async () => {
    const { topSellers } = await own.call('home', {});
    expect(topSellers.map(({ averageRating, totalReviews }) => [averageRating, totalReviews])).toEqual(
      [5, 5, 4, 4, 3, 3, 2, 2, 1, 1].map((totalReviews) => [4, totalReviews]),
    );
  });
});

describe('sellers, while reviews cannot be read', () => {
  it('are all there: one without ratings counts as 0 and 0, the others keep theirs [REV-16]', async () => {
    const own = await createTestApp();
    try {
      const [rated, unrated] = [await seedSeller(own.db), await seedSeller(own.db)];
      await seedReview(own.db, await seedProduct(own.db, { seller_id: rated.id }), { rating: 5 });
      await own.db.schema.alterTable('reviews').renameTo('reviews_out_of_reach').execute();
      const { items } = await own.call('sellers', { query: {} });
      const figuresOf = (id: string) => {
        const seller = items.find((item) => item.id === id);
        return [seller?.averageRating, seller?.totalReviews];
      };
      expect([figuresOf(rated.id), figuresOf(unrated.id)]).toEqual([
        [5, 1],
        [0, 0],
      ]);
    } finally {
      await own.close();
    }
  });
});
