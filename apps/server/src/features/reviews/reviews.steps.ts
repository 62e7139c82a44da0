export { forgetReviewer, unmarkBuyersReview } from './reviews.queries.ts';
