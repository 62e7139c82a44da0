export { findPolicyVersion, readPricingPolicy } from './pricing.queries.ts';
