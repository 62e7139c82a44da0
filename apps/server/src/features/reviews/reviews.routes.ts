import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { canonicalId, canonicalSlug } from '../../http/canonical-params.ts';
import { limitRequests } from '../../http/limits.ts';
import { preparedRoute } from '../../http/prepared-route.ts';
import { route } from '../../http/route.ts';
import { listProductReviews, listStoreReviews } from './list-reviews.ts';
import { removeReview } from './remove-review.ts';
import { findReviewOf } from './reviews.queries.ts';
import { reviewView } from './reviews.views.ts';
import { saveReview } from './save-review.ts';

/** Everybody reads reviews; an account writes one a product. */
export function reviewsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  preparedRoute(app, 'productReviews', ({ params, query }) => listProductReviews(db, params.id, query.cursor), {
    canonical: canonicalId,
  });
  preparedRoute(app, 'storeReviews', ({ params, query }) => listStoreReviews(db, params.slug, query.cursor), {
    canonical: canonicalSlug,
  });
  route(app, 'myReview', async ({ session, params }) => {
    const review = await findReviewOf(db, params.id, session.userId);
    return { review: review ? reviewView(review) : null };
  });
  route(app, 'saveReview', async ({ session, params, body, request }) => {
    await limitRequests(deps, 'review', { request, session });
    return saveReview(db, session, params.id, body);
  });
  route(app, 'removeReview', ({ session, params }) => removeReview(db, session.userId, params.id));
}
