/** When a refund leaves `pending`, and when it ends, in ms from its start. Real ones take days. */
export const PROCESSING_AFTER = 2_000;
export const ENDS_AFTER = 4_000;
