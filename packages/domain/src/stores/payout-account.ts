/** Digits of a bank account in Nigeria (NUBAN). */
export const ACCOUNT_DIGITS = 10;

/** How long new checkouts send a store no share after its account has changed: time for its owner to read the mail. */
export const CHANGE_PAUSE_HOURS = 48;

/**
 * A tax number (TIN) as it is kept: its digits, 10 to 13, whatever stood between them; '' for none.
 * @returns null for what is no such number
 */
export function taxIdOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return digits === '' || /^\d{10,13}$/.test(digits) ? digits : null;
}

/** What becomes of the account of a store, told to its owner; the first that holds. */
export const payoutStates = ['refused', 'name_differs', 'at_provider', 'pausing', 'ready'] as const;
export type PayoutState = (typeof payoutStates)[number];

interface AccountFacts {
  refused: boolean;
  nameDiffers: boolean;
  hasSubaccount: boolean;
  isPausing: boolean;
}

/** 'ready': new checkouts send their share there. */
export function payoutStateOf({ refused, nameDiffers, hasSubaccount, isPausing }: AccountFacts): PayoutState {
  if (refused) return 'refused';
  if (nameDiffers) return 'name_differs';
  if (!hasSubaccount) return 'at_provider';
  return isPausing ? 'pausing' : 'ready';
}
