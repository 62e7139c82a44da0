export { forgetSubscription } from './newsletter.queries.ts';
