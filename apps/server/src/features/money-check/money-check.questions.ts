export { broken, type CheckOptions, checkMoney, type Finding } from './check-money.ts';
export { readProviderBooks } from './provider-books.ts';
export { isAtRest, type WorkUnderWay, workUnderWay } from './work-under-way.ts';
