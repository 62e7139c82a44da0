/** For how many sold-out things a person can wait at once. */
export const RESTOCK_MAX = 50;

/** Days that somebody waits; after them the request is forgotten. */
export const RESTOCK_DAYS = 90;
