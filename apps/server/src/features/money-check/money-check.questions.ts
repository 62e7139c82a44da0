export { broken, checkMoney, type Finding } from './check-money.ts';
export { type ClientRecord, readHistory } from './client-history.ts';
export type { AuditEnd } from './evidence.ts';
export { readProviderBooks } from './provider-books.ts';
export { isAtRest, type WorkUnderWay, workUnderWay } from './work-under-way.queries.ts';
