import type { Kobo } from './money.ts';

/** `₦12,500.00`, `-₦1.00`: written by hand, because locale data differ between Node and browsers. */
export function formatNaira(amount: Kobo): string {
  const { symbol, whole, fraction } = formatNairaParts(amount);
  return `${symbol}${whole}.${fraction}`;
}

/** The same in parts, for prices that raise the kobo: `{ symbol: '₦', whole: '12,500', fraction: '00' }`. */
export function formatNairaParts(amount: Kobo): { symbol: string; whole: string; fraction: string } {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return {
    symbol: amount < 0 ? '-₦' : '₦',
    whole: digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ','),
    fraction: digits.slice(-2),
  };
}

/** An amount that may have come in another currency: `₦12,500.00`, `USD 12.50`. @param amount in hundredths */
export function formatAmount(amount: Kobo, currency: string): string {
  const { symbol, whole, fraction } = formatNairaParts(amount);
  return currency === 'NGN' ? formatNaira(amount) : `${symbol.replace('₦', '')}${currency} ${whole}.${fraction}`;
}
