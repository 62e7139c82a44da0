import type { DeskReview, DeskReviews } from '@oja/contract/desks/desk-reviews';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';

/** Puts a review whose reply the shop has taken, or taken away, into the lists that were read. Its row stays where it is. */
export function takeUpReview(queryClient: QueryClient, seller: string, review: DeskReview): void {
  queryClient.setQueriesData<InfiniteData<DeskReviews>>(
    { queryKey: ['deskReviews', seller] },
    (list) => list && { ...list, pages: takenAll(list.pages, review) },
  );
  void queryClient.invalidateQueries({ queryKey: ['deskReviews', seller], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: read('deskToday', { params: { seller } }).queryKey });
}

function takenAll(pages: DeskReviews[], review: DeskReview): DeskReviews[] {
  const by = moved(pages, review);
  return pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (item.id === review.id ? review : item)),
    unanswered: page.unanswered + by,
  }));
}

/** What waits for a reply: one less once this one has its first, one more once that is taken away. */
function moved(pages: readonly DeskReviews[], review: DeskReview): number {
  const before = pages.flatMap(({ items }) => items).find(({ id }) => id === review.id);
  return before ? Number(review.reply === null) - Number(before.reply === null) : 0;
}

/** Reviews are asked for again. */
export function readReviewsAnew(queryClient: QueryClient, seller: string): void {
  void queryClient.invalidateQueries({ queryKey: ['deskReviews', seller] });
  void queryClient.invalidateQueries({ queryKey: read('deskToday', { params: { seller } }).queryKey });
}
