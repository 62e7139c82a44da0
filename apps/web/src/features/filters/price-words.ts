import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';

/** 'Under ₦20,000', '₦5,000 to ₦20,000', 'From ₦80,000'; '' for a range without ends. */
export function priceWords(from: Kobo | undefined, to: Kobo | undefined): string {
  if (to === undefined) return from === undefined ? '' : `From ${amountWords(from)}`;
  return from ? `${amountWords(from)} to ${amountWords(to)}` : `Under ${amountWords(to)}`;
}

const amountWords = (amount: Kobo) => formatNaira(amount).replace(/\.00$/, '');
