import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { isOfReview, type WaitingAct } from './act.ts';

/** A review as it stands once what waits is done, with whether anything of it waits; the version of its reply is then what the next act has seen. */
export function shownReview(review: DeskReview, waiting: readonly WaitingAct[]): DeskReview & { waits: boolean } {
  const own = waiting.filter(({ act }) => isOfReview(act) && act.reviewId === review.id);
  const { last: _, ...shown } = own.reduce(after, { ...review, last: 0 });
  return { ...shown, waits: own.length > 0 };
}

/** @param last version of a reply that was taken away: the next one's goes on from there */
function after({ last, ...review }: DeskReview & { last: number }, { act, at }: WaitingAct) {
  if (act.kind !== 'reply') return { ...review, reply: null, last: act.kind === 'dropReply' ? act.seen : last };
  const updatedAt = new Date(at).toISOString();
  const { createdAt } = review.reply ?? { createdAt: updatedAt };
  const version = (act.seen || last) + 1;
  return { ...review, reply: { text: act.text.trim(), createdAt, updatedAt, version }, last };
}
