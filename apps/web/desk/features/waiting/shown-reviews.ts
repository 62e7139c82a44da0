import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { isOfReview, type WaitingAct } from './act.ts';

/** A review as it stands once what waits is done, with whether anything of it waits; the version of its reply is then what the next act has seen. */
export function shownReview(review: DeskReview, waiting: readonly WaitingAct[]): DeskReview & { waits: boolean } {
  const own = waiting.filter(({ act }) => isOfReview(act) && act.reviewId === review.id);
  return { ...own.reduce(after, review), waits: own.length > 0 };
}

function after(review: DeskReview, { act, at }: WaitingAct): DeskReview {
  if (act.kind !== 'reply') return { ...review, reply: null };
  const updatedAt = new Date(at).toISOString();
  const { createdAt } = review.reply ?? { createdAt: updatedAt };
  return { ...review, reply: { text: act.text.trim(), createdAt, updatedAt, version: act.seen + 1 } };
}
