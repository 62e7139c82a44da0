import type { DeskReviews } from '@oja/contract/desks/desk-reviews';
import type { Db } from '../../../database/pool.ts';
import { cursorOf, microseconds, pageOf, strangeCursor, uuid } from '../../../http/cursor.ts';
import type { Desk } from '../../../http/desk.ts';
import type { Call } from '../../../http/route.ts';
import { countUnanswered, findDeskReviews, type Place } from './desk-reviews.queries.ts';
import { deskReviewView } from './desk-reviews.views.ts';

const pageSize = 25;
const mostCounted = 1001;

/** Each list has its own: of all or what waits, of some stars or any. */
const reviewCursor = cursorOf({ list: /[a-z]+[1-5]?/, replied: /[01]/, time: microseconds, id: uuid });

/** A page of a store's reviews: those without a reply first, then the newest. @throws Refusal for the cursor of another list */
export async function listDeskReviews(
  db: Db,
  { sellerId }: Desk,
  { only, stars, cursor }: Call<'deskReviews'>['query'],
): Promise<DeskReviews> {
  const list = `${only ?? 'all'}${stars ?? ''}`;
  const [rows, unanswered] = await Promise.all([
    findDeskReviews(db, sellerId, { only, stars, after: readPlace(list, cursor), most: pageSize + 1 }),
    countUnanswered(db, sellerId, mostCounted),
  ]);
  const { page, nextCursor } = pageOf(rows, pageSize, ({ replied, time, id }) =>
    reviewCursor.write({ list, replied: replied ? '1' : '0', time, id }),
  );
  return { items: page.map(deskReviewView), unanswered, nextCursor };
}

function readPlace(list: string, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const { list: own, replied, ...place } = reviewCursor.read(cursor);
  if (own !== list) throw strangeCursor();
  return { ...place, replied: replied === '1' ? '1' : '0' };
}
