/** What the provider says of a dispute, as far as it decides whose the money is. */
export interface DisputeFacts {
  /** 'resolved' when it is over. */
  status: string;
  /** How it ended: 'declined' for the shop, 'merchant-accepted' or 'auto-accepted' for the buyer. */
  resolution: string | null;
}

/**
 * Whose the contested money is: the bank holds it as long as nothing is decided, and when the end is a word that we do
 * not know.
 */
export function standingOf({ status, resolution }: DisputeFacts): 'open' | 'won' | 'lost' {
  if (status !== 'resolved' || resolution === null) return 'open';
  if (resolution === 'declined') return 'won';
  return resolution.endsWith('accepted') ? 'lost' : 'open';
}
