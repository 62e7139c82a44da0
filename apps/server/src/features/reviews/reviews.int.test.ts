import { orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct, seedProduct, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { relay } from '../../testing/payment-steps.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { buyerWith, createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const unknown = '019a0000-0000-7000-8000-000000000000';
const write = (writer: Pick<Buyer, 'call'>, product: { id: string }, rating = 5, comment = 'Worth it.') =>
  writer.call('saveReview', { params: { id: product.id }, body: { rating, comment } });
const ownOf = async (writer: Buyer, product: { id: string }) =>
  (await writer.call('myReview', { params: { id: product.id } })).review;

/** What product and store say of their ratings; they must always follow from the reviews. */
async function expectFigures(product: { id: string; seller_id: string }, ratings: readonly number[]): Promise<void> {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const figures = { rating_sum: sum, rating_count: ratings.length };
  const columns = ['rating_sum', 'rating_count'] as const;
  for (const [table, id] of [
    ['products', product.id],
    ['sellers', product.seller_id],
  ] as const) {
    expect(await shop.db.selectFrom(table).select(columns).where('id', '=', id).executeTakeFirst()).toEqual(figures);
  }
}

describe('writing a review', () => {
  it('adds it under the name of its writer, with the figures that follow [WRITE-04, DATA-22, REV-10]', async () => {
    const product = await seedProduct(shop.db);
    const writer = await newBuyer(shop, 'Bísí Adéwálé');
    const saved = await write(writer, product, 4, '  Soft cloth.\nTrue to size.  ');
    expect(saved).toEqual({
      review: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        productId: product.id,
        sellerId: product.seller_id,
        userId: writer.id,
        userName: 'Bísí Adéwálé',
        rating: 4,
        comment: 'Soft cloth.\nTrue to size.',
        verifiedPurchase: false,
        createdAt: expect.any(String),
        updatedAt: saved.review.createdAt,
      },
      rating: { average: 4, count: 1 },
      histogram: [0, 0, 0, 1, 0],
    });
    expect(await ownOf(writer, product)).toEqual(saved.review);
    const { reviews } = await shop.call('product', { params: { id: product.id } });
    expect(reviews).toEqual([saved.review]);
  });

  it('again rewrites rating, comment and time, and nothing else [WRITE-05, REV-07, REV-08]', async () => {
    const product = await seedProduct(shop.db);
    const writer = await newBuyer(shop);
    const { review: first } = await write(writer, product, 2, 'Late.');
    const { review: second, histogram } = await write(writer, product, 5, 'Late, but good.');
    expect(second).toEqual({ ...first, rating: 5, comment: 'Late, but good.', updatedAt: second.updatedAt });
    expect(Date.parse(second.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt));
    expect(histogram).toEqual([0, 0, 0, 0, 1]);
    await expectFigures(product, [5]);
  });

  it('at once from many tabs leaves one review and true figures [REV-07]', async () => {
    const product = await seedProduct(shop.db);
    const [ada, obi] = [await newBuyer(shop), await newBuyer(shop)];
    const ratings = [1, 2, 3, 4, 5, 1, 2, 3];
    await Promise.all(ratings.flatMap((rating) => [write(ada, product, rating), write(obi, product, rating)]));
    const rows = await shop.db.selectFrom('reviews').select('rating').where('product_id', '=', product.id).execute();
    expect(rows).toHaveLength(2);
    await expectFigures(
      product,
      rows.map(({ rating }) => rating),
    );
  });

  it.each([
    ['no rating [REV-04]', { rating: 0, comment: 'Good' }],
    ['an empty comment [REV-05]', { rating: 5, comment: '' }],
    ['a blank comment [REV-05]', { rating: 5, comment: ' \n\t\u00a0\u200b' }],
  ])('is refused with %s', async (_, body) => {
    const product = await seedProduct(shop.db);
    const writer = await newBuyer(shop);
    await expect(writer.call('saveReview', { params: { id: product.id }, body })).rejects.toMatchObject({
      status: 400,
      code: 'review_incomplete',
      message: 'Please provide both a rating and comment',
    });
    await expectFigures(product, []);
  });

  it.each([
    { rating: 6, comment: 'Good' },
    { rating: -1, comment: 'Good' },
    { rating: 4.5, comment: 'Good' },
    { rating: '5', comment: 'Good' },
    { rating: null, comment: 'Good' },
    { comment: 'Good' },
    { rating: 5 },
    { rating: 5, comment: 'x'.repeat(5001) },
    { rating: 5, comment: 'a\u0000b' },
    { rating: 5, comment: 'Good', verifiedPurchase: true },
    { rating: 5, comment: 'Good', userId: unknown },
  ])('is refused as %j [REV-06]', async (body) => {
    const product = await seedProduct(shop.db);
    const writer = await newBuyer(shop);
    const params = { id: product.id };
    await expect(writer.call('saveReview', { params, body: body as never })).rejects.toMatchObject({
      code: 'bad_request',
    });
    await expectFigures(product, []);
  });

  it('needs an account [REV-03]', async () => {
    const product = await seedProduct(shop.db);
    const refused = { status: 401, code: 'review_needs_sign_in', message: 'Please log in to leave a review' };
    await expect(write(shop, product)).rejects.toMatchObject(refused);
    for (const name of ['myReview', 'removeReview'] as const) {
      await expect(shop.call(name, { params: { id: product.id } })).rejects.toMatchObject(refused);
    }
  });

  it('needs a product', async () => {
    const writer = await newBuyer(shop);
    const refused = { status: 404, code: 'product_not_found' };
    await expect(write(writer, { id: unknown })).rejects.toMatchObject(refused);
    await expect(writer.call('removeReview', { params: { id: unknown } })).rejects.toMatchObject(refused);
  });

  it.each(['<script>alert(1)</script>', '"; drop table reviews; --', '👩🏾‍🍳 من اليمين', 'ẹ́'.repeat(2500)])(
    'keeps every letter of the comment %#',
    async (comment) => {
      const product = await seedProduct(shop.db);
      const writer = await newBuyer(shop, '<b>"Ọlá" 🎉</b>');
      await write(writer, product, 3, comment.slice(0, 5000));
      const { reviews } = await shop.call('product', { params: { id: product.id } });
      expect(reviews).toMatchObject([{ comment: comment.slice(0, 5000), userName: '<b>"Ọlá" 🎉</b>' }]);
    },
  );

  it('needs one that is live; what was written stays, and can be taken away', async () => {
    const [product, writer] = [await seedProduct(shop.db), await newBuyer(shop)];
    const { review } = await write(writer, product, 4);
    await putProduct(shop.db, product, 'paused');
    for (const who of [writer, await newBuyer(shop)]) {
      await expect(write(who, product, 1)).rejects.toMatchObject({ code: 'product_not_found' });
    }
    expect(await ownOf(writer, product)).toEqual(review);
    await expectFigures(product, [4]);
    await writer.call('removeReview', { params: { id: product.id } });
    await expectFigures(product, []);
  });

  it('is limited to so many a minute for each account', async () => {
    const limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_REVIEW: '3' } });
    try {
      const product = await seedProduct(limited.db);
      const [eager, other] = [await newBuyer(limited), await newBuyer(limited)];
      for (let n = 0; n < 3; n++) await write(eager, product);
      await expect(write(eager, product)).rejects.toMatchObject({ code: 'too_many_requests' });
      expect((await write(other, product)).rating.count).toBe(2);
    } finally {
      await limited.close();
    }
  });
});

describe('deleting a review', () => {
  it('takes it and its rating away; again does nothing', async () => {
    const product = await seedProduct(shop.db);
    const [writer, other] = [await newBuyer(shop), await newBuyer(shop)];
    await write(other, product, 3);
    await write(writer, product, 1);
    for (let n = 0; n < 2; n++) {
      expect(await writer.call('removeReview', { params: { id: product.id } })).toEqual({
        rating: { average: 3, count: 1 },
        histogram: [0, 0, 1, 0, 0],
      });
    }
    expect(await ownOf(writer, product)).toBeNull();
    expect(await ownOf(other, product)).not.toBeNull();
    await expectFigures(product, [3]);
  });

  it('does not cut the list that somebody is reading', async () => {
    const product = await seedProduct(shop.db);
    const writer = await newBuyer(shop);
    for (let n = 0; n < 4; n++) await seedReview(shop.db, product, { comment: `Old ${n}`, created_at: new Date(n) });
    await write(writer, product);
    for (let n = 0; n < 4; n++) {
      await seedReview(shop.db, product, { comment: `New ${n}`, created_at: new Date(Date.now() + 1000 * n) });
    }
    const { reviews, reviewsCursor } = await shop.call('product', { params: { id: product.id } });
    expect(reviews.at(-1)?.userId).toBe(writer.id);
    await writer.call('removeReview', { params: { id: product.id } });
    const rest = await shop.call('productReviews', {
      params: { id: product.id },
      query: { cursor: reviewsCursor ?? '' },
    });
    expect(rest.items.map(({ comment }) => comment)).toEqual(['Old 3', 'Old 2', 'Old 1', 'Old 0']);
  });

  it('is what an account leaves undone: its reviews stay, without its name [REV-13, DATA-23]', async () => {
    const product = await seedProduct(shop.db);
    const writer = await newBuyer(shop);
    await write(writer, product, 4);
    await shop.db.deleteFrom('users').where('id', '=', writer.id).execute();
    const { reviews } = await shop.call('product', { params: { id: product.id } });
    expect(reviews).toMatchObject([{ userId: null, userName: 'Anonymous', rating: 4 }]);
    await expectFigures(product, [4]);
  });
});

describe("a buyer's review", () => {
  async function buy(product: { id: string }): Promise<Buyer> {
    const buyer = await buyerWith(shop, { product });
    await giveCredit(shop.db, buyer.id, 100_000_000);
    await orderByCredit(buyer, await draftFor(buyer));
    return buyer;
  }

  it("is marked as a verified purchase, and nobody else's is [REV-01]", async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buy(product);
    expect((await write(buyer, product)).review.verifiedPurchase).toBe(true);
    expect((await write(await newBuyer(shop), product)).review.verifiedPurchase).toBe(false);
    expect((await write(buyer, await seedProduct(shop.db))).review.verifiedPurchase).toBe(false);
  });

  it('is marked when it was there before the purchase', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    await write(buyer, product);
    await giveCredit(shop.db, buyer.id, 100_000_000);
    await orderByCredit(buyer, await draftFor(buyer));
    await relay(shop);
    expect((await ownOf(buyer, product))?.verifiedPurchase).toBe(true);
  });
});

describe("a store's reviews", () => {
  it('are those of all its products, newest first, page by page [READ-17, STORE-08]', async () => {
    const seller = await seedSeller(shop.db, { store_name: 'Read Store' });
    const products = [
      await seedProduct(shop.db, { seller_id: seller.id }),
      await seedProduct(shop.db, { seller_id: seller.id }),
    ];
    for (let n = 0; n < 35; n++) {
      const product = products[n % 2];
      if (product) await seedReview(shop.db, product, { comment: `No ${n}`, created_at: new Date(1e12 + n) });
    }
    await seedReview(shop.db, await seedProduct(shop.db));
    const store = await shop.call('store', { params: { slug: 'read-store' }, query: {} });
    const seen = [...store.reviews];
    const sizes = [store.reviews.length];
    for (let cursor = store.reviewsCursor; cursor; ) {
      const page = await shop.call('storeReviews', { params: { slug: 'READ-store' }, query: { cursor } });
      seen.push(...page.items);
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([10, 20, 5]);
    expect(seen.map(({ comment }) => comment)).toEqual(Array.from({ length: 35 }, (_, n) => `No ${34 - n}`));
    expect(store.seller).toMatchObject({ totalReviews: 35, averageRating: 4 });
  });

  it('are counted by their stars, those of all its products and of no other store [STORE-20]', async () => {
    const seller = await seedSeller(shop.db, { store_name: 'Starred Store' });
    for (const rating of [5, 5, 3, 1])
      await seedReview(shop.db, await seedProduct(shop.db, { seller_id: seller.id }), { rating });
    await seedReview(shop.db, await seedProduct(shop.db), { rating: 2 });
    const histogram = async () =>
      (await shop.call('store', { params: { slug: 'starred-store' }, query: {} })).histogram;
    expect(await histogram()).toEqual([1, 0, 1, 0, 2]);
    await shop.db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', seller.id).execute();
    await expect.poll(histogram).toEqual([1, 0, 1, 0, 2]);
  });

  it('are none at an unknown store', async () => {
    await expect(shop.call('storeReviews', { params: { slug: 'no-such' }, query: {} })).rejects.toMatchObject({
      code: 'store_not_found',
    });
  });
});
