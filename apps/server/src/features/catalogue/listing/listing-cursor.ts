import type { ProductSort } from '@oja/contract/catalogue';
import { cursorOf, strangeCursor, uuid } from '../../../http/cursor.ts';

/** The cursor is the sort and the last row of a page: the next page begins after where that row stands now. */
interface Cursor<Sort extends string> {
  sort: Sort;
  after: string;
}
export type ListingCursor = Cursor<ProductSort>;

export const listingCursor = cursorOf({ sort: /[a-z-]+/, after: uuid });

/** @throws Refusal for what is not a cursor of this sort */
export function readCursor<Sort extends string>(text: string, sort: Sort): Cursor<Sort> {
  const place = listingCursor.read(text);
  if (place.sort !== sort) throw strangeCursor();
  return { ...place, sort };
}
