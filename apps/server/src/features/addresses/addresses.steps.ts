export { forgetAddresses } from './addresses.queries.ts';
