import { type Kobo, kobo } from './money.ts';

/** Whole naira, with commas between thousands or without, and kobo behind a point; 'k' and 'm' stand for thousands and millions. */
const amount = /^(?:₦|NGN|N)?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?\s*([km])?$/i;
const zeros = { k: 3, m: 6 } as const;
/** More than any price has; further digits would leave what a number can say exactly. */
const MOST_DIGITS = 12;

/** Longer texts are no price, and take the time to read that grows with the square of their length. */
const MOST_LETTERS = 40;

/** A price as a trader writes it: `12000`, `12,000.50`, `₦12k`, `1.5m`. Undefined for what is none, or has a part of a kobo. */
export function readNaira(text: string): Kobo | undefined {
  const typed = text.trim();
  if (typed.length > MOST_LETTERS) return undefined;
  const [, whole = '', fraction = '', unit] = amount.exec(typed) ?? [];
  if (whole === '') return undefined;
  const places = 2 + (unit ? zeros[unit.toLowerCase() as keyof typeof zeros] : 0);
  // Moved as text: 1.1 × 1,000 is no whole number of naira to a computer.
  const rest = fraction.replace(/0+$/, '');
  const digits = (whole.replaceAll(',', '') + rest.padEnd(places, '0')).replace(/^0+(?=\d)/, '');
  return rest.length <= places && digits.length <= MOST_DIGITS ? kobo(Number(digits)) : undefined;
}

/** What stands in a field for an amount: '12,000', '12,000.50'. */
export function nairaField(value: Kobo): string {
  const digits = String(value).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return digits.endsWith('00') ? whole : `${whole}.${digits.slice(-2)}`;
}
