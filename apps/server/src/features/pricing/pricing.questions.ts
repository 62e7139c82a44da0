export { readPricingPolicy } from './pricing.queries.ts';
