import { type Kobo, kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';

/**
 * 'Under ₦20,000', '₦5,000 to ₦20,000', 'From ₦80,000'; '' for a range without ends. One that ends a kobo below whole naira, so
 * that the next begins there, is 'Under ₦20,000' and '₦5,000 to ₦19,999'.
 */
export function priceWords(from: Kobo | undefined, to: Kobo | undefined): string {
  if (to === undefined) return from === undefined ? '' : `From ${amountWords(from)}`;
  const end = endShown(from, to);
  return from ? `${amountWords(from)} to ${amountWords(end)}` : `Under ${amountWords(end === to ? to : kobo(to + 1))}`;
}

/** The end of a range as a person would write it: of one that ends a kobo below whole naira, so that the next begins there, '₦19,999'. */
export const endShown = (from: Kobo | undefined, to: Kobo): Kobo =>
  to % 100 === 99 && to - 99 > (from ?? 0) ? kobo(to - 99) : to;

const amountWords = (amount: Kobo) => formatNaira(amount).replace(/\.00$/, '');
