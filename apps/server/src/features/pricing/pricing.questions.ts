export { findPolicyVersion, readPricingPolicy, readProductReview, readReviewLists } from './pricing.queries.ts';
