import { useState } from 'react';
import { useTyped } from '../../features/parcels/use-typed.ts';
import type { ShownReview } from '../../features/reviews/use-desk-reviews.ts';

/** What was typed, and the version of the reply that it began over. */
type Typed = { text: string; over: string };

/** A reply as it is typed, kept on this phone until it is sent. */
export function useReplyDraft({ id, reply }: Pick<ShownReview, 'id' | 'reply'>) {
  const kept = useTyped<Typed>(id, 'reply');
  const version = String(reply?.version ?? 0);
  const [typed, setTyped] = useState<Typed | null>(() => typedIn(kept.kept()));

  function keep(next: Typed | null) {
    setTyped(next);
    kept.keep(next);
  }

  return {
    /** Null while nothing was. */
    typed,
    /** Another reply stands there than when it was begun: what is saved takes its place. */
    isMoved: typed !== null && typed.over !== version,
    change: (text: string) => keep({ text, over: typed?.over ?? version }),
    forget: () => keep(null),
  };
}

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

const typedIn = (kept: Partial<Typed> | undefined): Typed | null =>
  kept?.text === undefined || kept.over === undefined ? null : { text: kept.text, over: kept.over };
