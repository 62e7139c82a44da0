import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import { audit } from '../../../books/audit.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/route.ts';
import { actOnReview, movedMeanwhile } from './act-on-review.ts';
import { deleteReply } from './reply.queries.ts';

/** Takes the answer to a review away, as it was seen; where there is none, nothing happens. @throws Refusal */
export async function removeReply(deps: Deps, call: Call<'removeReply'>): Promise<DeskReview> {
  return actOnReview(deps, call, async (at) => {
    const { tx, desk, id, review } = at;
    if (review.version === 0) return;
    if (review.version !== call.body.seen) throw await movedMeanwhile(at);
    await deleteReply(tx, desk.sellerId, id);
    const details = { sellerId: desk.sellerId, version: review.version };
    await audit(tx, { actor: desk.userId, action: 'reply.removed', subject: `review:${id}`, details });
  });
}
