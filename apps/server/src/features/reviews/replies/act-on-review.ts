import type { DeskReview } from '@oja/contract/desks/desk-reviews';
import type { Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Desk } from '../../../http/desk.ts';
import { type Limit, limitRequests, minute } from '../../../http/limits.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { changedMeanwhile } from '../../teams/teams.questions.ts';
import { enterAgain } from '../../teams/teams.steps.ts';
import { findDeskReview } from './desk-reviews.queries.ts';
import { deskReviewView } from './desk-reviews.views.ts';
import { findRemoval, type LockedReview, lockReview } from './reply.queries.ts';

const acts: Limit = { name: 'desk-reviews', setting: 'limitDesk', seconds: minute, addressFactor: 10 };

/** A review, locked by a member who may answer it. */
export interface AtReview {
  tx: Tx;
  desk: Desk;
  id: string;
  review: LockedReview;
}

/** Carries out an act on a review of the store's, in one transaction, and shows it as it is then. @throws Refusal */
export async function actOnReview(
  deps: Deps,
  {
    request,
    session,
    desk,
    params,
  }: Pick<Call<'saveReply' | 'removeReply'>, 'request' | 'session' | 'desk' | 'params'>,
  carryOut: (at: AtReview) => Promise<void>,
): Promise<DeskReview> {
  await limitRequests(deps, acts, { request, session });
  const id = params.id.toLowerCase();
  return inTransaction(deps.db, async (tx) => {
    const member = await enterAgain(tx, desk, 'reviews');
    const review = await lockReview(tx, member.sellerId, id);
    if (!review) throw refusal('review_not_found');
    await carryOut({ tx, desk: member, id, review });
    const shown = await findDeskReview(tx, member.sellerId, id);
    if (!shown) throw refusal('review_not_found');
    return deskReviewView(shown);
  });
}

/** The refusal for who saw another reply than there is: it was written, changed or taken away meanwhile. */
export async function movedMeanwhile({ tx, desk, id, review }: AtReview) {
  if (review.text !== null) return changedMeanwhile({ name: review.name, at: review.changedAt });
  return changedMeanwhile((await findRemoval(tx, desk.sellerId, id)) ?? { name: null, at: new Date() });
}
