import type { Order } from '@oja/contract/checkout';
import type { OwnReview } from '@oja/contract/settings';

export type Activity = { kind: 'order'; order: Order; at: string } | { kind: 'review'; review: OwnReview; at: string };

/** Orders and reviews in one list, the latest first. */
export function latestActivity(orders: readonly Order[], reviews: readonly OwnReview[], most: number): Activity[] {
  return [
    ...orders.map((order): Activity => ({ kind: 'order', order, at: order.createdAt })),
    ...reviews.map((review): Activity => ({ kind: 'review', review, at: review.createdAt })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, most);
}
