export { askBeforeReturning, reviewOrphan } from './orphans/review-orphan.ts';
export { askBeforeGivingBack, reviewPayment } from './refunds/review-refunds.ts';
