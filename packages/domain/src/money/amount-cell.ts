import type { Kobo } from './money.ts';

/** An amount in a cell of a file, as people write it there: '12000.00', '-6300.50'. @param value kobo, below 0 too */
export function amountCell(value: Kobo | number): string {
  const digits = String(Math.abs(value)).padStart(3, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
