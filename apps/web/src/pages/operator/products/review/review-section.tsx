import { countOf } from '@oja/domain/text/count';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../../lib/lazy-part.ts';
import { formatDateTime } from '../../../../lib/text/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { TryAgain } from '../../../../ui/states/try-again.tsx';
import { MatterSection } from '../../matter.tsx';
import { reviewPlace } from '../../operator-parts.ts';
import { useLastDecision } from './use-last-decision.ts';
import { useWaitingDrafts } from './use-queue.ts';

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx').then((m) => m.ReviewDialog));

/** Products that wait to be looked at before they are sold. */
export function ReviewSection({ confirmed }: { confirmed: boolean }) {
  const waiting = useWaitingDrafts();
  const [isOpen, setOpen] = useState(false);
  const [last, setLast] = useLastDecision();
  const opener = useRef<HTMLButtonElement>(null);
  const oldest = waiting.data?.items[0];
  return (
    <MatterSection
      place={reviewPlace}
      title="Products to look at"
      about="What stores send before it is sold, the longest wait first. Each decision goes to the store by mail a minute later."
    >
      {waiting.isPending && <Skeleton className="h-11 rounded-chip" />}
      {waiting.isError && !waiting.data && (
        <TryAgain
          text="Failed to load the products to look at"
          busy={waiting.isFetching}
          onRetry={() => void waiting.refetch()}
        />
      )}
      {waiting.data && !oldest && <p className="text-sm">Nothing waits.</p>}
      {oldest && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm">
            {countOf(waiting.data?.count ?? 0, 'product waits', 'products wait')}, the longest since{' '}
            {formatDateTime(oldest.submittedAt)}.
          </p>
          <Button ref={opener} onClick={() => setOpen(true)}>
            Look at them
          </Button>
        </div>
      )}
      {last && !oldest && (
        <Button ref={opener} variant="secondary" onClick={() => setOpen(true)}>
          Look at it again: {last.name} {last.what}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-11 rounded-chip" />}>
          <ReviewDialog
            confirmed={confirmed}
            last={last}
            onLast={setLast}
            onClose={() => {
              setOpen(false);
              void waiting.refetch();
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </MatterSection>
  );
}
