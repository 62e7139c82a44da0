export { forgetReviewer } from './reviews.queries.ts';
