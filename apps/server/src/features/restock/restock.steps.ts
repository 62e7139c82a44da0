export { forgetRestockRequests } from './restock.queries.ts';
