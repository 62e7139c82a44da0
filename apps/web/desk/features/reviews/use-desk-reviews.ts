import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { shownReview } from '../waiting/shown-reviews.ts';
import { useWaiting } from '../waiting/waiting.tsx';
import type { ReviewPlace } from './review-place.ts';

export type ShownReview = ReturnType<typeof shownReview>;

/** The reviews of a list, page by page, as they stand once what waits on this phone is sent. */
export function useDeskReviews({ only, stars }: ReviewPlace) {
  const { id: seller } = useStore();
  const waiting = useWaiting();
  const list = useInfiniteQuery({
    queryKey: ['deskReviews', seller, only, stars],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask('deskReviews', {
        params: { seller },
        query: {
          ...(only && { only }),
          ...(stars && { stars }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: (previous) => previous,
  });
  const pages = list.data?.pages;
  // Each once: one that was answered while pages were read can be on two of them.
  const byId = new Map<string, DeskReview>(
    pages?.flatMap(({ items }) => items.map((item) => [item.id, item] as const)),
  );
  return {
    list,
    reviews: pages && [...byId.values()].map((review) => shownReview(review, waiting)),
    unanswered: pages?.[0]?.unanswered,
  };
}
