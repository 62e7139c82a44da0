import { type Kobo, kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';

/**
 * 'Under ₦20,000', '₦5,000 to ₦20,000', 'From ₦80,000'; '' for a range without ends. One that ends a kobo below whole naira, so
 * that the next begins there, is 'Under ₦20,000' and '₦5,000 to ₦19,999'.
 */
export function priceWords(from: Kobo | undefined, to: Kobo | undefined): string {
  if (to === undefined) return from === undefined ? '' : `From ${amountWords(from)}`;
  const isBelowNext = to % 100 === 99 && to - 99 > (from ?? 0);
  return from
    ? `${amountWords(from)} to ${amountWords(isBelowNext ? kobo(to - 99) : to)}`
    : `Under ${amountWords(isBelowNext ? kobo(to + 1) : to)}`;
}

const amountWords = (amount: Kobo) => formatNaira(amount).replace(/\.00$/, '');
