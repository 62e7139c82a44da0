/** What the provider says of a dispute, as far as it decides whose the money is. */
export interface DisputeFacts {
  /** 'resolved' when it is over. */
  status: string;
  /** How it ended: 'declined' for the shop, 'merchant-accepted' or 'auto-accepted' for the buyer. */
  resolution: string | null;
}

export type Standing = 'open' | 'won' | 'lost';

/** How a dispute ended whose end the provider tells in a word that we do not know, as an operator has found out. */
export const decidedByOperator = { won: 'operator-declined', lost: 'operator-accepted' } as const;

/**
 * Whose the contested money is: the bank holds it as long as nothing is decided, and when the end is a word that we do
 * not know.
 */
export function standingOf({ status, resolution }: DisputeFacts): Standing {
  if (status !== 'resolved' || resolution === null) return 'open';
  if (resolution === 'declined' || resolution === decidedByOperator.won) return 'won';
  return resolution.endsWith('accepted') ? 'lost' : 'open';
}

/**
 * The same of one that may be over here: an operator's word counts while the provider's says nothing to us. What a message
 * told before the provider's own records say so does not.
 */
export function standingBeside(told: DisputeFacts, ended: string | null): Standing {
  const standing = standingOf(told);
  return standing === 'open' && isOperators(ended) ? standingOf({ status: 'resolved', resolution: ended }) : standing;
}

/** Whether the provider came to say the contrary of what an operator has said. */
export function isContradicted(told: DisputeFacts, ended: string | null): boolean {
  const standing = standingOf(told);
  return isOperators(ended) && standing !== 'open' && decidedByOperator[standing] !== ended;
}

function isOperators(word: string | null): boolean {
  return word === decidedByOperator.won || word === decidedByOperator.lost;
}
