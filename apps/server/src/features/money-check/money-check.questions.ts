export { broken, checkMoney, checkMoneyAlone, type Finding } from './check-money.ts';
export { type ClientRecord, readHistory } from './client-history.ts';
export { readProviderBooks } from './provider-books.ts';
export { isAtRest, type WorkUnderWay, workUnderWay } from './work-under-way.ts';
