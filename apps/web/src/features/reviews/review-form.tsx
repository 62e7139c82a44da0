import type { CommonFailure } from '@oja/contract/client';
import { MAX_COMMENT, reviewNeedsSignIn, reviewRefusal } from '@oja/domain/goods/review';
import { type FormEvent, useEffect, useRef } from 'react';
import { isFailureOf } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { StarInput } from '../../ui/forms/star-input.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { goToSignIn } from '../session/go-to-sign-in.ts';
import type { Draft } from './review-draft.ts';

const FAILED = 'Error submitting review. Please try again.';
const words = ['Very poor', 'Poor', 'Fair', 'Good', 'Excellent'];
/** Characters left from which on it is worth telling. */
const NEARLY_FULL = 500;

interface ReviewFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  signedIn: boolean;
  /** Rewrites a review that is there. */
  rewrites: boolean;
  busy: boolean;
  /** Why it was not taken; in words of ours, or as the shop's answer. */
  refusal: string | Error | null;
  onRefuse: (refusal: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
}

/** Stars and words about a product. */
export function ReviewForm({
  draft,
  onChange,
  signedIn,
  rewrites,
  busy,
  refusal,
  onRefuse,
  onSubmit,
  onCancel,
}: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked, input')?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const refused = reviewRefusal(draft, signedIn);
    if (refused) onRefuse(refused);
    else onSubmit();
  }

  const left = MAX_COMMENT - draft.comment.length;
  return (
    <form
      ref={form}
      aria-label={rewrites ? 'Edit your review' : 'Write a review'}
      noValidate
      onSubmit={submit}
      className="review-form grid w-full max-w-2xl animate-appear gap-4 rounded-card bg-surface p-4 text-left ring-1 ring-line sm:p-6"
    >
      <StarInput
        legend={
          <>
            Your rating <Required />
          </>
        }
        required
        words={words}
        value={draft.rating}
        onChange={(rating) => onChange({ ...draft, rating })}
      />
      <TextArea
        label={
          <>
            Your review <Required />
          </>
        }
        required
        value={draft.comment}
        maxLength={MAX_COMMENT}
        hint={left <= NEARLY_FULL ? `${left} characters left` : 'What should other shoppers know about it?'}
        onChange={({ target }) => onChange({ ...draft, comment: target.value })}
      />
      {refusal && <Refusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {rewrites ? 'Update Review' : 'Submit Review'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** To see; readers hear it of the field itself. */
function Required() {
  return (
    <span aria-hidden="true" className="text-xs font-normal text-muted">
      required
    </span>
  );
}

function Refusal({ refusal }: { refusal: string | Error }) {
  const text = textOf(refusal);
  return (
    <Notice tone="error">
      {text}
      {text === reviewNeedsSignIn && (
        <>
          {' '}
          <a
            href={href('login')}
            className="font-semibold whitespace-nowrap text-indigo underline underline-offset-4"
            onClick={(event) => {
              event.preventDefault();
              goToSignIn(reviewNeedsSignIn);
            }}
          >
            Login
          </a>
        </>
      )}
    </Notice>
  );
}

function textOf(refusal: string | Error): string {
  if (typeof refusal === 'string') return refusal;
  if (!isFailureOf<'saveReview'>(refusal)) return FAILED;
  switch (refusal.code) {
    case 'review_needs_sign_in':
    case 'review_incomplete':
      return refusal.message;
    case 'not_signed_in':
    case 'product_not_found':
      return FAILED;
    default:
      refusal.code satisfies CommonFailure;
      return FAILED;
  }
}
