import { useState } from 'react';
import { dismissToast, showToast } from '../../../src/ui/overlays/toast-store.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import type { ReviewAct } from '../waiting/act.ts';
import { useSend } from '../waiting/waiting.tsx';
import type { ShownReview } from './use-desk-reviews.ts';

/** What a member does about the reviews of a list, and why the shop refused the last act on one, by its id. */
export function useReviewActs() {
  const send = useSend();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});

  async function run(act: ReviewAct, about: string) {
    setRefusals(({ [act.reviewId]: _, ...others }) => others);
    const sent = await send(act, about);
    if (sent.state === 'refused') setRefusals((known) => ({ ...known, [act.reviewId]: sent.error.message }));
    return sent.state;
  }

  return {
    refusals,
    /** @returns whether it was refused */
    async reply({ id, userName, reply }: ShownReview, text: string): Promise<boolean> {
      const state = await run({ kind: 'reply', reviewId: id, text, seen: reply?.version ?? 0 }, userName);
      if (state === 'done') showToast('Your reply stands in the shop.');
      if (state === 'kept') showToast('Your reply waits on this phone. It is sent when the line is back.');
      return state === 'refused';
    },
    async drop({ id: reviewId, userName, reply }: ShownReview) {
      if (!reply) return;
      // At once: undoing is a new act, which waits behind this one.
      const undo = showUndo('Your reply is taken away.', () => {
        void run({ kind: 'reply', reviewId, text: reply.text, seen: 0 }, userName);
      });
      const state = await run({ kind: 'dropReply', reviewId, seen: reply.version }, userName);
      if (state === 'refused') dismissToast(undo);
    },
  };
}

export type ReviewActs = ReturnType<typeof useReviewActs>;
