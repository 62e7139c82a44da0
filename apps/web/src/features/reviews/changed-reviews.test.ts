import type { ProductPage, Review } from '@oja/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { withoutReview, withReview } from './changed-reviews.ts';

const review = (id: string, rating = 4) => ({ id, rating }) as Review;
const page = {
  rating: { average: 4, count: 2 },
  histogram: [0, 0, 0, 2, 0],
  reviews: [review('b'), review('a')],
} as unknown as ProductPage;
const ratings = { rating: { average: 4.3, count: 3 }, histogram: [0, 0, 0, 2, 1] };
const idsOf = ({ reviews }: ProductPage) => reviews.map(({ id, rating }) => `${id}${rating}`);

describe("a product's page, after a review", () => {
  it('that is new, shows it first, with the figures that follow [REV-01, REV-10]', () => {
    const changed = withReview(page, { review: review('c', 5), ...ratings }, true);
    expect(idsOf(changed)).toEqual(['c5', 'b4', 'a4']);
    expect(changed).toMatchObject(ratings);
  });

  it('that was rewritten, shows it where it was', () => {
    expect(idsOf(withReview(page, { review: review('a', 1), ...ratings }, false))).toEqual(['b4', 'a1']);
    expect(idsOf(withReview(page, { review: review('z', 1), ...ratings }, false))).toEqual(['b4', 'a4']);
  });

  it('that was deleted, has it no more', () => {
    const changed = withoutReview(page, 'b', ratings);
    expect(idsOf(changed)).toEqual(['a4']);
    expect(changed).toMatchObject(ratings);
  });
});
