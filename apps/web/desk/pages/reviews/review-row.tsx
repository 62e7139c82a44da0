import { isReply } from '@oja/domain/goods/reply';
import { reviewerName } from '@oja/domain/goods/review';
import { MessageSquare } from 'lucide-react';
import { useRef } from 'react';
import { formatDate } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Chip } from '../../../src/ui/chip.tsx';
import { Picture } from '../../../src/ui/goods/picture.tsx';
import { Stars } from '../../../src/ui/goods/stars.tsx';
import { useHref } from '../../app/store.ts';
import type { ShownReview } from '../../features/reviews/use-desk-reviews.ts';
import type { ReviewActs } from '../../features/reviews/use-review-acts.ts';
import { useMayChange } from '../../features/store-status/out-of-shop.tsx';
import { showUndo } from '../../ui/undo-toast.ts';
import { Reply } from './reply.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useReplyDraft } from './use-reply-draft.ts';

interface ReviewRowProps {
  review: ShownReview;
  acts: ReviewActs;
  isReplying: boolean;
  onReplying: (is: boolean) => void;
}

/** What a buyer wrote, and the store's reply or the way to one. What was typed before stands open. */
export function ReviewRow({ review, acts, isReplying, onReplying }: ReviewRowProps) {
  const { id, product, rating, comment, createdAt, updatedAt, verifiedPurchase, reply } = review;
  const href = useHref();
  const name = reviewerName(review.userName);
  const draft = useReplyDraft(review);
  const button = useRef<HTMLButtonElement>(null);
  const mayChange = useMayChange('reviews');
  const isOpen = mayChange && (isReplying || draft.typed !== null);

  function close() {
    const { typed } = draft;
    draft.forget();
    onReplying(false);
    if (typed !== null && isReply(typed.text))
      showUndo('What you wrote is thrown away.', () => draft.change(typed.text));
    requestAnimationFrame(() => button.current?.focus());
  }

  async function save(text: string) {
    draft.forget();
    onReplying(false);
    if (text !== reply?.text && (await acts.reply(review, text))) draft.change(text);
  }

  return (
    <li data-row={id} className="grid gap-3 rounded-card bg-surface p-4 ring-1 ring-line">
      <div className="flex items-center gap-3">
        <Picture
          picture={product.picture}
          sizes="48px"
          widths={[160]}
          decorative
          className="size-12 shrink-0 overflow-hidden rounded-chip"
        />
        <a
          href={href('product', { id: product.id })}
          className="inline-flex min-h-11 min-w-0 items-center font-medium wrap-anywhere hover:underline"
        >
          <span className="line-clamp-2">{product.name}</span>
        </a>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={rating} />
        <span className="font-semibold wrap-anywhere">{name}</span>
        <time dateTime={createdAt} className="text-muted">
          {formatDate(createdAt)}
        </time>
        {verifiedPurchase && <Chip tone="palm">Bought it</Chip>}
        {reply && updatedAt > reply.updatedAt && <Chip tone="clay">Changed since your reply</Chip>}
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{comment}</p>
      {isOpen ? (
        <ReplyForm
          name={name}
          draft={draft}
          reply={reply}
          focuses={isReplying}
          onSave={(text) => void save(text)}
          onCancel={close}
        />
      ) : reply ? (
        <Reply
          reply={reply}
          name={name}
          waits={review.waits}
          mayChange={mayChange}
          edit={button}
          onEdit={() => onReplying(true)}
          onDrop={() => void acts.drop(review)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {mayChange && (
            <Button ref={button} variant="secondary" aria-label={`Reply to ${name}`} onClick={() => onReplying(true)}>
              <MessageSquare aria-hidden="true" className="size-4" />
              Reply
            </Button>
          )}
          {review.waits && <Waits />}
        </div>
      )}
      {acts.refusals[id] && (
        <p role="alert" className="text-sm text-danger wrap-anywhere">
          {acts.refusals[id]}
        </p>
      )}
    </li>
  );
}

const Waits = () => <span className="text-sm text-muted">Waits on this phone</span>;
