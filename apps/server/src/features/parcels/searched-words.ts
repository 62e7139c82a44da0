/** Letters or digits in a row by which an index knows a word. */
const indexed = /[\p{L}\p{N}]{3}/u;
const accents = /\p{M}/gu;

/** Fewer digits are a size, a weight or the end of a number; a plus sign says that they are a phone's all the same. */
const PHONE_DIGITS = 7;
const FEWEST_DIGITS = 3;
const phoneLike = /^\+?[\d\s().-]+$/;
/** What stands before a Nigerian number: at home, abroad, or both of them. */
const dialled = /^(?:2340?|0)/;
const orderPrefix = /^#?(?:ord-?)?(?=\d)/i;

/**
 * What must stand in the texts of a parcel, each anywhere. Phone numbers are found however they are dialled: by the digits
 * that are the same at home and abroad.
 */
export function searchedWords(typed: string): string[] {
  const national = nationalDigits(typed.trim());
  if (national !== '') return [national];
  const words = typed.split(/\s+/).map((word) => word.replace(orderPrefix, ''));
  return [...new Set(words.filter((word) => word !== ''))];
}

/** '' for what is no phone number. */
function nationalDigits(typed: string): string {
  if (!phoneLike.test(typed)) return '';
  const digits = typed.replaceAll(/\D/g, '');
  const national = digits.replace(dialled, '');
  const isPhone = typed.startsWith('+') ? national.length >= FEWEST_DIGITS : digits.length >= PHONE_DIGITS;
  return isPhone ? national : '';
}

/** Those of them by which an index finds parcels, the longest first. */
export const indexedWords = (words: readonly string[]): string[] =>
  words
    .filter((word) => indexed.test(word.normalize('NFD').replaceAll(accents, '')))
    .sort((a, b) => b.length - a.length);
