import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { isReply, MAX_REPLY } from '@oja/domain/goods/reply';
import { audit } from '../../../books/audit.ts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { notify } from '../../../notifications/notify.ts';
import { type AtReview, actOnReview, movedMeanwhile } from './act-on-review.ts';
import { findReviewer, upsertReply } from './reply.queries.ts';

/**
 * Answers a review for its store, or writes the answer anew, as it was seen. The text that stands there already, of which the
 * answer may have been lost, is answered as the first time. Who wrote the review hears of its first answer. @throws Refusal
 */
export async function saveReply(deps: Deps, call: Call<'saveReply'>): Promise<DeskReview> {
  const { seen } = call.body;
  const text = call.body.text.normalize('NFC').trim();
  if (!isReply(text)) throw refusal('reply_incomplete', { max: MAX_REPLY.toLocaleString('en') });
  return actOnReview(deps, call, async (at) => {
    const { tx, desk, id, review } = at;
    if (review.text === text) return;
    if (review.version !== seen) throw await movedMeanwhile(at);
    await upsertReply(tx, desk.sellerId, { id, text, userId: desk.userId });
    const action = seen === 0 ? 'reply.written' : 'reply.changed';
    // Its words are for everybody to read, and may be taken back: they are not on record.
    await audit(tx, { actor: desk.userId, action, subject: `review:${id}`, details: { sellerId: desk.sellerId } });
    if (seen === 0) await tellReviewer(deps, at, text);
  });
}

async function tellReviewer({ config }: Deps, { tx, desk, id }: AtReview, text: string): Promise<void> {
  const reviewer = await findReviewer(tx, desk.sellerId, id);
  if (!reviewer) return;
  const { email, ...facts } = reviewer;
  await notify(tx, config, { email }, { kind: 'reviewReplied', facts: { ...facts, text }, dedupe: `reply:${id}` });
}
