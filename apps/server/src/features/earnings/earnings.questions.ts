export { hasPlace } from './payout-accounts.queries.ts';
