import type { ProductPage, Review } from '@oja/contract/catalogue';
import type { RemovedReview, SavedReview } from '@oja/contract/reviews';

/** A product's page after a review of it was written. A new one comes first; one rewritten keeps its place. */
export function withReview(page: ProductPage, { review, ...ratings }: SavedReview, isNew: boolean): ProductPage {
  const reviews = isNew ? [review, ...withoutId(page.reviews, review.id)] : replaced(page.reviews, review);
  return { ...page, ...ratings, reviews };
}

export function withoutReview(page: ProductPage, id: string, ratings: RemovedReview): ProductPage {
  return { ...page, ...ratings, reviews: withoutId(page.reviews, id) };
}

export function replaced(reviews: readonly Review[], review: Review): Review[] {
  return reviews.map((other) => (other.id === review.id ? review : other));
}

export function withoutId(reviews: readonly Review[], id: string): Review[] {
  return reviews.filter((review) => review.id !== id);
}
