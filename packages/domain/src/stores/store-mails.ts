/** Mails to a store that it can do without. What is ordered, cancelled or decided about the store itself, it hears in any case. */
export const storeMails = ['unaccepted', 'low_stock', 'draft_decided', 'reviewed'] as const;
export type StoreMail = (typeof storeMails)[number];
