import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import type { DeskReviewRow } from './desk-reviews.queries.ts';

export function deskReviewView(row: DeskReviewRow): DeskReview {
  const { id, userName, rating, comment, verifiedPurchase, text } = row;
  return {
    id,
    product: { id: row.productId, name: row.productName, picture: row.picture },
    userName,
    rating,
    comment,
    verifiedPurchase,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    reply:
      text === null
        ? null
        : {
            text,
            createdAt: row.repliedAt.toISOString(),
            updatedAt: row.changedAt.toISOString(),
            version: row.version,
          },
  };
}
