import { readNaira } from '../../money/typed-naira.ts';
import { oneLine } from '../form-texts.ts';
import type { ProductColumn } from '../product-columns.ts';

/** Whether two texts of a column say the same: in another notation, too. */
export const isSameCell = (column: ProductColumn, one: string, other: string): boolean =>
  one === other || meaningOf(column, one) === meaningOf(column, other);

/** What a text of a column says; texts that say the same have the same. */
export function meaningOf(column: ProductColumn, text: string): string {
  const line = oneLine(text);
  switch (column) {
    case 'price':
    case 'sale_price':
      return String(readNaira(line) ?? line);
    case 'count':
    case 'low_at':
    case 'weight_kg':
    case 'length_cm':
    case 'width_cm':
    case 'height_cm':
      return numberIn(line);
    case 'returns_days':
      return returnsIn(text);
    case 'tags':
      return tagsIn(line).join(',');
    case 'pictures':
      return picturesIn(line).join(' ').toLowerCase();
    case 'status':
    case 'category':
    case 'subcategory':
      return line.toLowerCase();
    case 'description':
      return text.replace(/\r\n?/g, '\n').trim();
    default:
      return line;
  }
}

export const tagsIn = (text: string): string[] => text.split(',').map(oneLine).filter(Boolean);

/** Names of photographs, or of files that an export has named. */
export const picturesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** A number of days as the shop says it, or whatever else a store promises. */
export function returnsIn(text: string): string {
  const words = text.replace(/\r\n?/g, '\n').trim();
  return /^\d{1,3}$/.test(words) ? `${words} days` : words;
}

/** Spreadsheets write 0.50 as 0.5, and 1,000 as 1000. */
const numberIn = (line: string): string =>
  /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/.test(line) ? String(Number(line.replaceAll(',', ''))) : line;
