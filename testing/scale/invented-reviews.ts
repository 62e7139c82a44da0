import { openings } from '@oja/demo/data/reviews/openings';
import { complaintRemarks, mixedRemarks, praiseRemarks } from '@oja/demo/data/reviews/remarks';
import { Draw } from './draw.ts';
import type { InventedProduct } from './invented-products.ts';
import type { Scale } from './scale.ts';

type Rating = 1 | 2 | 3 | 4 | 5;

export interface InventedReview {
  rating: Rating;
  comment: string;
  /** Its writer's place among the buyers; null: the account is gone. */
  buyer: number | null;
  /** Milliseconds. */
  createdAt: number;
}

/** The reviews of the nth product: of what sells, one buyer in five writes. */
export function reviewsOf(scale: Scale, n: number, { demand, createdAt, thing }: InventedProduct, buyers: number) {
  const draw = new Draw(scale.seed, 4, n);
  const count = demand === 0 ? Number(draw.chance(0.1)) : Math.floor(demand * draw.fraction() * 0.4);
  const quality = draw.fraction();
  // The next buyer each time, so that nobody writes twice.
  const first = draw.below(buyers);
  return Array.from({ length: Math.min(count, buyers) }, (_, place): InventedReview => {
    const rating = ratingOf(draw, quality);
    return {
      rating,
      comment: `${draw.pick(openings[rating]).replaceAll('{noun}', thing.noun)} ${draw.pick(remarksOf(rating))}`,
      buyer: draw.chance(0.9) ? (first + place) % buyers : null,
      createdAt: Math.floor(createdAt + (scale.until.getTime() - createdAt) * draw.fraction()),
    };
  });
}

/** Mostly 4 and 5; the better the product, the more so. */
function ratingOf(draw: Draw, quality: number): Rating {
  const luck = draw.fraction();
  const bad = 0.2 - quality * 0.16;
  if (luck < bad / 2) return 1;
  if (luck < bad) return 2;
  if (luck < bad + 0.1) return 3;
  return luck < bad + 0.4 ? 4 : 5;
}

function remarksOf(rating: Rating): readonly string[] {
  if (rating === 3) return mixedRemarks;
  return rating > 3 ? praiseRemarks : complaintRemarks;
}
