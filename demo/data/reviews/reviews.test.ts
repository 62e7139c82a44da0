import { describe, expect, it } from 'vitest';
import { products, sellers } from '../catalogue.ts';
import { factsOf } from './facts.ts';
import { openings } from './openings.ts';
import { complaintRemarks, mixedRemarks, praiseRemarks, smallWishes } from './remarks.ts';
import { reviewers } from './reviewers.ts';
import { writeReviews } from './reviews.ts';

const reviews = writeReviews();
const byKey = new Map(products.map((product) => [product.key, product]));
const praise = [...openings[4], ...openings[5], ...praiseRemarks];

describe('the demo reviews', () => {
  it('are at least 2,000 and no two alike', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(reviews.map(({ comment }) => comment)).size).toBe(reviews.length);
  });

  it('are the same at every call', () => {
    expect(writeReviews()).toEqual(reviews);
  });

  it('are mostly 4 and 5 stars, with some of each', () => {
    const share = (rating: number) => reviews.filter((review) => review.rating === rating).length / reviews.length;
    expect(share(5)).toBeGreaterThan(0.4);
    expect(share(4) + share(5)).toBeGreaterThan(0.7);
    for (const rating of [1, 2, 3]) {
      expect(share(rating)).toBeGreaterThan(0.02);
      expect(share(rating)).toBeLessThan(0.15);
    }
  });

  it('say of the goods what suits their kind and their rating', () => {
    for (const { product, rating, comment } of reviews) {
      const { goods } = byKey.get(product) ?? expect.fail(product);
      const { good, fair, bad } = factsOf(goods.kind);
      const suitable = rating >= 4 ? good : rating === 3 ? fair : bad;
      const unsuitable = [good, fair, bad].filter((facts) => facts !== suitable).flat();
      expect(
        suitable.some((fact) => comment.includes(fact)),
        comment,
      ).toBe(true);
      expect(
        unsuitable.some((fact) => comment.includes(fact)),
        comment,
      ).toBe(false);
      expect(comment).toContain(goods.noun);
      expect(comment).not.toContain('{');
    }
  });

  it('never praise with 1 or 2 stars, never complain with 4 or 5', () => {
    for (const { product, rating, comment } of reviews) {
      const noun = byKey.get(product)?.goods.noun ?? '';
      const forbidden =
        rating <= 2
          ? praise
          : rating >= 4
            ? [...openings[1], ...openings[2], ...complaintRemarks]
            : [...praise, ...smallWishes];
      expect(
        forbidden.some((sentence) => comment.includes(sentence.replace('{noun}', noun))),
        comment,
      ).toBe(false);
    }
    const words = /\b(love|perfect|happy|recommend|excellent|superb|best|original|satisfied|pleased)\b/i;
    const grim = [...openings[1], ...openings[2].filter((line) => !line.includes('not pleased')), ...complaintRemarks];
    expect(grim.filter((line) => words.test(line))).toEqual([]);
    expect(mixedRemarks.filter((line) => words.test(line))).toEqual([]);
  });

  it('come from about 300 people, none of whom writes twice about one product', () => {
    expect(new Set(reviewers).size).toBe(reviewers.length);
    expect(reviewers.length).toBeGreaterThanOrEqual(290);
    expect(new Set(reviews.map(({ product, reviewer }) => `${product}/${reviewer}`)).size).toBe(reviews.length);
  });

  it('are younger than their product, and stores of the last weeks have none', () => {
    for (const { product, age } of reviews) {
      expect(age, product).toBeGreaterThanOrEqual(0);
      expect(age, product).toBeLessThan(byKey.get(product)?.sale.age ?? 0);
    }
    const silent = sellers.filter(({ key }) => !reviews.some(({ seller }) => seller === key));
    expect(silent.length).toBeGreaterThanOrEqual(3);
    expect(silent.every(({ age }) => age < 30)).toBe(true);
  });
});
