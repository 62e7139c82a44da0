import { MOST_UNITS } from './stock-change.ts';

/** What is said of a count that is none. */
export const countWords = 'Enter how many you have, from 0 to 1,000,000.';

/** A number of units as it is typed; undefined where it is none. */
export const readCount = (text: string): number | undefined => readWhole(withoutUnit(text), MOST_UNITS);

/** '20 pcs', '120kg', '2 bundles'. */
const counted = /^\s*([0-9][0-9,]*)\s*([a-z][a-z. ]*[a-z.])\s*$/i;
/** Words that make it another number. */
const multiplies = /^(?:dozens?|doz|gross|hundreds?|thousands?|thou|millions?|half|or|and|to|times|minus|plus)\b/i;

function withoutUnit(text: string): string {
  const [, digits, unit] = counted.exec(text) ?? [];
  return digits !== undefined && unit !== undefined && !multiplies.test(unit) ? digits : text;
}

/** A whole number as it is typed, up to `most`; undefined where it is none. */
export function readWhole(text: string, most: number): number | undefined {
  const digits = text.trim().replaceAll(',', '');
  if (!/^[0-9]{1,9}$/.test(digits)) return undefined;
  return Number(digits) <= most ? Number(digits) : undefined;
}
