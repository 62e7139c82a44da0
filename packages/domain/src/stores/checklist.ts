/** What a store does before and soon after it opens, in the order of the list. */
export const storeChecks = ['email', 'details', 'phone', 'sending', 'face', 'account', 'product', 'terms'] as const;
export type StoreCheck = (typeof storeChecks)[number];

/** Without these no store applies, unless the operator asks for others. */
export const requiredAtFirst: readonly StoreCheck[] = ['email', 'details', 'phone', 'sending', 'terms'];

/** The terms that whoever opens a store accepts, by the day from which they hold. */
export const STORE_TERMS = '2026-11-26';
