import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { removeReview } from './remove-review.ts';
import { repliesRoutes } from './replies/replies.routes.ts';
import { findReviewOf } from './reviews.queries.ts';
import { reviewView } from './reviews.views.ts';
import { saveReview } from './save-review.ts';

const reviewing: Limit = { name: 'review', setting: 'limitReview', seconds: minute, addressFactor: 10 };

/** Everybody reads reviews; an account writes one a product, and its store answers. */
export function reviewsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'myReview', async ({ session, params }) => {
    const review = await findReviewOf(db, params.id, session.userId);
    return { review: review ? reviewView(review) : null };
  });
  route(app, 'saveReview', async ({ session, params, body, request }) => {
    await limitRequests(deps, reviewing, { request, session });
    return saveReview(deps, session, params.id, body);
  });
  route(app, 'removeReview', ({ session, params }) => removeReview(db, session.userId, params.id));
  repliesRoutes(app, deps);
}
