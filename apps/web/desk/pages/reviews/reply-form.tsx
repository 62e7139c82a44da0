import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { isReply, MAX_REPLY } from '@oja/domain/goods/reply';
import { formatCount } from '@oja/domain/text/count';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { TextArea } from '../../../src/ui/forms/text-area.tsx';
import type { ReplyDraft } from './use-reply-draft.ts';

interface ReplyFormProps {
  /** Whom it answers. */
  name: string;
  draft: ReplyDraft;
  reply: DeskReview['reply'];
  /** It was opened by hand. */
  focuses: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** Where a reply is typed. Ctrl+Enter sends it, Escape leaves it. */
export function ReplyForm({ name, draft, reply, focuses, onSave, onCancel }: ReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const text = draft.typed?.text ?? reply?.text ?? '';
  useEffect(() => {
    if (focuses) field.current?.focus();
  }, [focuses]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReply(text)) return onSave(text.trim());
    setError('Please write a reply.');
    field.current?.focus();
  }
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
    else if (event.key === 'Escape') onCancel();
  }

  return (
    <form ref={form} noValidate aria-label={`Reply to ${name}`} onSubmit={submit} className="grid gap-3">
      {draft.isMoved && (
        <p role="status" className="text-sm text-clay wrap-anywhere">
          {reply
            ? `Somebody has replied meanwhile. What you send takes the place of: “${reply.text}”`
            : 'Somebody has taken the reply away meanwhile.'}
        </p>
      )}
      <TextArea
        ref={field}
        label={`Your reply to ${name}`}
        hint={`Everybody can read it below the review. ${formatCount(text.length)} of ${formatCount(MAX_REPLY)} letters.`}
        error={error}
        rows={4}
        maxLength={MAX_REPLY}
        value={text}
        onKeyDown={press}
        onChange={({ target }) => {
          setError(undefined);
          draft.change(target.value);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{reply ? 'Save reply' : 'Send reply'}</Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
