import type { deskRoutes } from '@oja/contract/routes/desk-routes';
import { seedReply, seedReview } from '@oja/testing/rows/seed';
import { onlyGoods, stops } from './at-desk.ts';
import type { Row } from './row.ts';

/** About a new review of the store's product, which the store has answered once where it is to be taken away. */
const onlyReview = (body: object, isAnswered: boolean): Row =>
  onlyGoods(async ({ shop: { db }, product: { id, sellerId } }) => {
    const review = await seedReview(db, { id, seller_id: sellerId });
    if (isAnswered) await seedReply(db, review);
    return { params: { seller: sellerId, id: review.id }, body };
  });

/** What the desk calls about the reviews of the store. */
export const reviewRows = {
  deskReviews: onlyGoods(() => ({ query: {} })),
  saveReply: stops(onlyReview({ text: 'Thank you.', seen: 0 }, false)),
  removeReply: stops(onlyReview({ seen: 1 }, true)),
} satisfies Partial<Record<keyof typeof deskRoutes, Row>>;
