import { fraction, pick, shuffled } from '../../seeded.ts';
import { products, type ShelvedProduct, sellers } from '../catalogue.ts';
import { type Facts, factsOf } from './facts.ts';
import { openings } from './openings.ts';
import { complaintRemarks, mixedRemarks, praiseRemarks, smallWishes } from './remarks.ts';
import { reviewers } from './reviewers.ts';

export type Rating = 1 | 2 | 3 | 4 | 5;

export type DemoReview = {
  readonly product: string;
  readonly seller: string;
  readonly reviewer: string;
  readonly rating: Rating;
  readonly comment: string;
  readonly verified: boolean;
  /** Days before the shop opens. */
  readonly age: number;
};

/** Stores younger than this have no reviews yet, in days. */
const NEW_STORE = 30;

/** Every review of the shop, the same at every call; no two comments are alike. */
export function writeReviews(): DemoReview[] {
  const written = new Set<string>();
  const youngStores = new Set(sellers.filter(({ age }) => age < NEW_STORE).map(({ key }) => key));
  return products
    .filter(({ shelf }) => !youngStores.has(shelf.by))
    .flatMap((product) => {
      const people = shuffled(reviewers, 'people', product.key).slice(0, countOf(product));
      return people.map((reviewer) => review(product, reviewer, written));
    });
}

/** Roughly one buyer in twenty writes; goods of the last days have hardly any. */
function countOf({ key, sale }: ShelvedProduct): number {
  const eager = 1.3 + sale.sold / 23 + fraction('count', key) * 2 - 0.5;
  return Math.floor(Math.min(eager, sale.age / 3));
}

function review(product: ShelvedProduct, reviewer: string, written: Set<string>): DemoReview {
  const { key, goods, sale, shelf } = product;
  const rating = ratingOf(fraction('quality', key), fraction('rating', key, reviewer));
  let comment = '';
  for (let attempt = 0; comment === '' || written.has(comment); attempt += 1) {
    comment = sentences(rating, factsOf(goods.kind), `${key}/${reviewer}/${attempt}`)
      .join(' ')
      .replaceAll('{noun}', goods.noun);
  }
  written.add(comment);
  return {
    product: key,
    seller: shelf.by,
    reviewer,
    rating,
    comment,
    verified: fraction('verified', key, reviewer) < 0.72,
    age: Math.round(fraction('age', key, reviewer) ** 1.4 * Math.max(0, sale.age - 3) * 100) / 100,
  };
}

/** @param quality 0 to 1, of the product; @param luck 0 to 1, of the buyer */
function ratingOf(quality: number, luck: number): Rating {
  const bad = 0.2 - quality * 0.16;
  if (luck < bad * 0.5) return 1;
  if (luck < bad) return 2;
  if (luck < bad + 0.1) return 3;
  return luck < bad + 0.1 + 0.34 - quality * 0.14 ? 4 : 5;
}

function sentences(rating: Rating, facts: Facts, seed: string): string[] {
  const opening = pick(openings[rating], 'opening', seed);
  const one = (choices: readonly string[], what: string) => pick(choices, what, seed);
  const talkative = fraction('talkative', seed);
  switch (rating) {
    case 5: {
      const [first = '', second = ''] = shuffled(facts.good, 'facts', seed);
      if (talkative < 0.3) return [opening, first];
      return talkative < 0.75
        ? [opening, first, one(praiseRemarks, 'remark')]
        : [opening, first, second, one(praiseRemarks, 'remark')];
    }
    case 4:
      return talkative < 0.45
        ? [opening, one(facts.good, 'fact'), one(smallWishes, 'wish')]
        : [opening, one(facts.good, 'fact'), one(praiseRemarks, 'remark')];
    case 3:
      return talkative < 0.5
        ? [opening, one(facts.fair, 'fact')]
        : [opening, one(facts.fair, 'fact'), one(mixedRemarks, 'remark')];
    default:
      return talkative < 0.35
        ? [opening, one(facts.bad, 'fact')]
        : [opening, one(facts.bad, 'fact'), one(complaintRemarks, 'remark')];
  }
}
