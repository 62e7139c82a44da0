export { askBeforeReturning, reviewOrphan } from './review-orphan.ts';
export { askBeforeGivingBack, reviewPayment } from './review-refunds.ts';
