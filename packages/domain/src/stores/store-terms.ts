/** The terms that whoever opens a store accepts, by the day from which they hold. */
export const STORE_TERMS = '2026-11-26';
