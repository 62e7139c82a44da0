import { type Kobo, toKobo } from '@oja/domain/money/money';

/** What was typed as naira, such as '1,500.00'; null if that is no amount above 0. */
export function readAmount(typed: string): Kobo | null {
  const text = typed.replace(/[₦,\s]/g, '');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null;
  const amount = toKobo(Number(text));
  return amount > 0 ? amount : null;
}
