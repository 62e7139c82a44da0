import type { SellerSort } from '@oja/domain/goods/listing';
import { cursorOf, strangeCursor, uuid } from '../../../http/cursor.ts';

/** The sort and the last store of a page: the next page begins after where that store stands now. */
export const sellerCursor = cursorOf({ sort: /[a-z-]+/, after: uuid });

/** @throws Refusal for what is not a cursor of this sort */
export function readSellerCursor(text: string, sort: SellerSort): string {
  const place = sellerCursor.read(text);
  if (place.sort !== sort) throw strangeCursor();
  return place.after;
}
