export { exportSubscription } from './export-subscription.queries.ts';
