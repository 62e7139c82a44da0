import type { Review } from '@oja/contract/catalogue';
import { PenLine, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { useMyReview, useReviewChanges } from './my-review.ts';
import { type Draft, emptyDraft, forgetDraft, keepDraft, keptDraft } from './review-draft.ts';
import { ReviewForm } from './review-form.tsx';

/** Writing about a product: nothing yet, a form, or what there is with ways to change it. */
export function WriteReview({ productId, onWritten }: Pick<WritingProps, 'productId' | 'onWritten'>) {
  const { signedIn, review, error, loading, retry } = useMyReview(productId);
  if (review === undefined && error) {
    return <TryAgain text="What you wrote could not be read." busy={loading} onRetry={retry} />;
  }
  if (review === undefined) return <div className="min-h-11" />;
  return <Writing key={productId} {...{ productId, signedIn, review, onWritten }} />;
}

interface WritingProps {
  productId: string;
  signedIn: boolean;
  review: Review | null;
  /** Hears that the list of reviews has changed. */
  onWritten: () => void;
}

function Writing({ productId, signedIn, review, onWritten }: WritingProps) {
  const [draft, setDraft] = useState(() => keptDraft(productId));
  const [writing, setWriting] = useState(draft !== undefined);
  const [submitted, setSubmitted] = useState<'new' | 'rewritten'>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { save, remove } = useReviewChanges(productId, review);
  const after = useRef<HTMLDivElement>(null);
  const wasWriting = useRef(writing);

  // The form has gone: the focus goes to what stands in its place.
  useEffect(() => {
    if (wasWriting.current && !writing) after.current?.querySelector('button')?.focus();
    wasWriting.current = writing;
  }, [writing]);

  function change(next: Draft | undefined) {
    setDraft(next);
    if (next) keepDraft(productId, next);
    else forgetDraft();
  }
  function open() {
    setSubmitted(undefined);
    setWriting(true);
  }
  function cancel() {
    // A draft that changes a review stays for the next try; one of a first review is given up.
    if (!review) change(undefined);
    setRefusal(null);
    save.reset();
    setWriting(false);
  }

  const shown = draft ?? review ?? emptyDraft;
  if (writing) {
    return (
      <ReviewForm
        draft={{ rating: shown.rating, comment: shown.comment }}
        onChange={change}
        signedIn={signedIn}
        rewrites={review !== null}
        busy={save.isPending}
        refusal={refusal ?? save.error}
        onRefuse={setRefusal}
        onCancel={cancel}
        onSubmit={() => {
          setRefusal(null);
          save.mutate(
            { rating: shown.rating, comment: shown.comment },
            {
              onSuccess: () => {
                setSubmitted(review ? 'rewritten' : 'new');
                change(undefined);
                setWriting(false);
                onWritten();
              },
              onError: (error) => console.error('Submitting a review failed', error),
            },
          );
        }}
      />
    );
  }
  return (
    <div ref={after} className="grid justify-items-start gap-4">
      {submitted && (
        <Notice tone="success" className="w-full max-w-2xl">
          {submitted === 'new' ? 'Thank you. Your review is published.' : 'Your review has been updated.'}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={open}>
          <PenLine aria-hidden="true" className="size-4" />
          {review ? 'Edit your review' : 'Write a review'}
        </Button>
        {review && (
          <Button
            variant="quiet"
            busy={remove.isPending}
            onClick={() => {
              setSubmitted(undefined);
              remove.mutate(review, {
                onSuccess: () => {
                  change(undefined);
                  onWritten();
                  const undo = { label: 'Undo', run: () => restore(review) };
                  showToast('Review deleted', { action: undo });
                },
                onError: () => showToast('Your review could not be deleted. Please try again.', { tone: 'error' }),
              });
            }}
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Delete your review
          </Button>
        )}
      </div>
    </div>
  );

  function restore({ rating, comment }: Review) {
    save.mutate(
      { rating, comment },
      {
        onError: () => {
          change({ rating, comment });
          setWriting(true);
        },
      },
    );
  }
}
