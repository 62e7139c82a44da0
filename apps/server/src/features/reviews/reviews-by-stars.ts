import { MAX_RATING } from '@oja/domain/goods/review';
import type { Db } from '../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../http/cursor.ts';
import { findReviewsOfStars } from './reviews.queries.ts';
import { type ReadReviews, reviewView } from './reviews.views.ts';

/** Where a page ended: among the reviews of so many stars, at that time. */
const starsCursor = cursorOf({ stars: /[1-5]/, time: microseconds, id: uuid });

const rising = Array.from({ length: MAX_RATING }, (_, at) => at + 1);
const orders = { highest: rising.toReversed(), lowest: rising };

/**
 * A product's reviews by their stars, those of equal stars newest first, or those after a cursor. Each number of stars is
 * read along its index, and no further than the page goes.
 * @param asked an order, or one number of stars
 */
export async function readReviewsByStars(
  db: Db,
  productId: string,
  asked: keyof typeof orders | number,
  size: number,
  cursor?: string,
): Promise<ReadReviews> {
  const order = typeof asked === 'number' ? [asked] : orders[asked];
  const after = cursor === undefined ? undefined : starsCursor.read(cursor);
  const first = after ? order.indexOf(Number(after.stars)) : 0;
  if (first < 0) throw strangeCursor();
  const rows: Awaited<ReturnType<typeof findReviewsOfStars>> = [];
  for (const stars of order.slice(first)) {
    const place = stars === order[first] ? after : undefined;
    rows.push(...(await findReviewsOfStars(db, productId, stars, { after: place, limit: size + 1 - rows.length })));
    if (rows.length > size) break;
  }
  const { page, nextCursor } = pageOf(rows, size, ({ rating, cursor_time: time, id }) =>
    starsCursor.write({ stars: String(rating), time, id }),
  );
  return { reviews: page.map(reviewView), reviewsCursor: nextCursor };
}
