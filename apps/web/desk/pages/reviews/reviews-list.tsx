import { MessageSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { EmptyState } from '../../../src/ui/states/empty-state.tsx';
import { useHref } from '../../app/store.ts';
import { KeysSheet } from '../../features/lists/keys-sheet.tsx';
import { MoreRows } from '../../features/lists/more-rows.tsx';
import { focusedRow, focusRow } from '../../features/lists/row-focus.ts';
import { useDeskKeys } from '../../features/lists/use-desk-keys.ts';
import type { ReviewPlace } from '../../features/reviews/review-place.ts';
import { type ShownReview, useDeskReviews } from '../../features/reviews/use-desk-reviews.ts';
import { useReviewActs } from '../../features/reviews/use-review-acts.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { ReviewRow } from './review-row.tsx';

const FAILED = 'Could not load your reviews.';

/** The reviews of a list, and the replies to them. */
export function ReviewsList({ place }: { place: ReviewPlace }) {
  const { list, reviews } = useDeskReviews(place);
  if (!reviews) {
    return (
      <div className="pt-4">
        {list.isError ? <DeskFailure text={FAILED} of={list} /> : <DeskSkeleton shape="blocks" />}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3 pt-4">
      {!list.isFetchNextPageError && <DeskFailure text={FAILED} of={list} />}
      {reviews.length > 0 ? (
        <Listed list={list} reviews={reviews} />
      ) : list.isPlaceholderData ? (
        <DeskSkeleton shape="blocks" />
      ) : (
        <NoReviews {...place} />
      )}
    </div>
  );
}

function Listed({
  list,
  reviews,
}: {
  list: ReturnType<typeof useDeskReviews>['list'];
  reviews: readonly ShownReview[];
}) {
  const acts = useReviewActs();
  const isWide = useIsWide();
  const end = useRef<HTMLDivElement>(null);
  const [replying, setReplying] = useState<string | null>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const isOld = list.isPlaceholderData || (list.isError && !list.isFetchNextPageError);
  const present = () => reviews.findIndex(({ id }) => id === focusedRow());
  function move(by: 1 | -1) {
    const at = present();
    const to = reviews[at === -1 ? 0 : at + by];
    if (to) focusRow(to.id);
  }
  useDeskKeys({
    down: () => move(1),
    up: () => move(-1),
    edit: () => setReplying(reviews[present()]?.id ?? null),
    keys: () => setShowsKeys(true),
  });
  return (
    <>
      <ul
        aria-label="Reviews"
        aria-busy={list.isPlaceholderData}
        className={`grid grid-cols-1 items-start gap-3 xl:grid-cols-2 ${isOld ? 'list-old' : ''}`}
      >
        {reviews.map((review) => (
          <ReviewRow
            key={review.id}
            review={review}
            acts={acts}
            isReplying={replying === review.id}
            onReplying={(is) => setReplying(is ? review.id : null)}
          />
        ))}
      </ul>
      <div ref={end} />
      <MoreRows list={list} failed={FAILED} end={isWide ? end : undefined} />
      <KeysSheet open={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

function NoReviews({ only, stars }: ReviewPlace) {
  const href = useHref();
  const isNarrowed = only !== '' || stars !== '';
  const text = only === '' ? 'No reviews with so many stars.' : 'Every review here has your reply.';
  return (
    <EmptyState
      icon={<MessageSquare />}
      text={isNarrowed ? text : 'No reviews yet.'}
      hint={isNarrowed ? undefined : 'What buyers write about your products stands here.'}
      action={
        isNarrowed && (
          <ButtonLink variant="secondary" href={href('reviews')}>
            All reviews
          </ButtonLink>
        )
      }
    />
  );
}
