import { type Kobo, toKobo } from '../money/money.ts';

/** A text without what it says of prices, and that. Both ends belong to the range. */
export interface TypedPrices {
  rest: string;
  min?: Kobo;
  max?: Kobo;
}

const currency = String.raw`(?:₦|ngn|n(?=\d)|naira)?\s*`;
const amount = String.raw`${currency}(\d[\d,]*(?:\.\d+)?)(k|m|\s*(?:k|thousand|million))?\s*(?:naira\b|ngn\b)?`;
const below = `(?:under|below|less than|not more than|up to|upto|at most|max(?:imum)?|within|<=?)`;
const above = `(?:over|above|more than|from|at least|min(?:imum)?|>=?)`;

/** Not the beginning of a longer word, and not a measure: '10000-20000 mAh'. */
const end = String.raw`(?![\p{L}\p{N}])(?!\s*(?:mah|ah|gb|tb|mb|kg|g|ml|l|litres?|kva|va|w|watts?|v|volts?|inch(?:es)?|cm|mm|m|yards?|pcs|pieces|years?|yrs?|months?|pages?|days?|degrees?)(?![\p{L}\p{N}]))`;
const start = String.raw`(?<![\p{L}\p{N}])`;
const between = new RegExp(String.raw`${start}(between|from)?\s*${amount}\s*(?:-|–|to|and)\s*${amount}${end}`, 'iu');
const atMost = new RegExp(String.raw`${start}${below}\s*${amount}${end}`, 'iu');
const atLeast = new RegExp(String.raw`${start}${above}\s*${amount}${end}`, 'iu');

/** Less than anything costs: 'under 18' is an age, '10-20' are sizes. */
const LEAST_SAID = 100;
const MOST_SAID = 1_000_000_000;
/** Two numbers with a dash between are prices from here on, unless a word says that they are. */
const LEAST_UNSAID = 1000;

/**
 * What a shopper says of prices: 'power bank under 20k', 'shoes below ₦5,000', 'gown 10k–20k', 'phone from 100 to 200k'.
 * A number alone says nothing of a price, because it may be a size or a model.
 */
export function readTypedPrices(text: string): TypedPrices {
  const range = between.exec(text);
  if (range) {
    const [whole, word, low, lowUnit, high, highUnit] = range;
    // 'From 10 to 20k' counts both in thousands.
    const ends = [nairaOf(low, lowUnit ?? highUnit), nairaOf(high, highUnit)];
    const [min, max] = [Math.min(...ends), Math.max(...ends)];
    const saysSo = word !== undefined || lowUnit !== undefined || highUnit !== undefined || /₦|ngn|naira/i.test(whole);
    if ((saysSo || min >= LEAST_UNSAID) && isPrice(min) && isPrice(max))
      return { rest: without(text, range), min: toKobo(min), max: toKobo(max) };
  }
  const most = priceOf(atMost.exec(text));
  const rest = most ? without(text, most.found) : text;
  const least = priceOf(atLeast.exec(rest));
  return {
    rest: least ? without(rest, least.found) : rest,
    ...(least && { min: toKobo(least.naira) }),
    ...(most && { max: toKobo(most.naira) }),
  };
}

function priceOf(found: RegExpExecArray | null) {
  const naira = nairaOf(found?.[1], found?.[2]);
  return found && isPrice(naira) ? { found, naira } : undefined;
}

function nairaOf(digits = '', unit = ''): number {
  const number = Number(digits.replaceAll(',', ''));
  if (/(k|thousand)$/i.test(unit)) return Math.round(number * 1000);
  return Math.round(/^m|million$/i.test(unit) ? number * 1_000_000 : number);
}

const isPrice = (naira: number): boolean => naira >= LEAST_SAID && naira <= MOST_SAID;

function without(text: string, { index, 0: found }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + found.length)}`.replace(/\s+/g, ' ').trim();
}
