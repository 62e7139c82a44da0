import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import type { Ref } from 'react';
import { formatDate } from '../../../src/lib/text/dates.ts';
import { Button } from '../../../src/ui/button.tsx';

interface ReplyProps {
  reply: NonNullable<DeskReview['reply']>;
  /** Whom it answers. */
  name: string;
  /** It is not in the shop yet. */
  waits: boolean;
  /** It can be changed now. */
  mayChange: boolean;
  edit: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onDrop: () => void;
}

/** What the store answered, as the shop shows it. */
export function Reply({ reply, name, waits, mayChange, edit, onEdit, onDrop }: ReplyProps) {
  return (
    <div className="grid gap-2 border-l-2 border-palm pl-3">
      <p className="text-sm font-semibold">
        Your reply{' '}
        <span className="font-normal text-muted">{waits ? 'Waits on this phone' : formatDate(reply.updatedAt)}</span>
      </p>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{reply.text}</p>
      {mayChange && (
        <div className="-ml-4 flex flex-wrap">
          <Button ref={edit} variant="quiet" aria-label={`Edit your reply to ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="quiet" aria-label={`Take away your reply to ${name}`} onClick={onDrop}>
            Take away
          </Button>
        </div>
      )}
    </div>
  );
}
