import type { DeskReview, DeskReviews } from '@oja/contract/desks/desk-reviews';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';

/** Puts a review whose reply the shop has taken, or taken away, into the lists that were read. Its row stays where it is. */
export function takeUpReview(queryClient: QueryClient, seller: string, review: DeskReview): void {
  queryClient.setQueriesData<InfiniteData<DeskReviews>>(
    { queryKey: ['deskReviews', seller] },
    (list) => list && { ...list, pages: list.pages.map((page) => taken(page, review)) },
  );
  void queryClient.invalidateQueries({ queryKey: ['deskReviews', seller], refetchType: 'none' });
  void queryClient.invalidateQueries({ queryKey: read('deskToday', { params: { seller } }).queryKey });
}

function taken(page: DeskReviews, review: DeskReview): DeskReviews {
  return { ...page, items: page.items.map((item) => (item.id === review.id ? review : item)) };
}

/** Reviews are asked for again. */
export function readReviewsAnew(queryClient: QueryClient, seller: string): void {
  void queryClient.invalidateQueries({ queryKey: ['deskReviews', seller] });
  void queryClient.invalidateQueries({ queryKey: read('deskToday', { params: { seller } }).queryKey });
}
