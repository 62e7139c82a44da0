/**
 * Letters that NFKD does not take apart into a Latin letter and a mark, in lower case: Hausa hooked letters first, then
 * those of other names. The same pairs as PostgreSQL's `unaccent` rules, so that browser and database agree.
 */
const UNDECOMPOSED: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ɛ: 'e',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ʼ: "'",
  '’': "'",
  '‘': "'",
};

/** Lower case without marks: `Ọjà` → `oja`, `Ƙofar Ɗan` → `kofar dan`. The database's twin is `search_form()`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

/** Alphabetical order that ignores case and marks, and is the same everywhere: no locale data. */
export function compareNames(a: string, b: string): number {
  return compareText(plainLetters(a), plainLetters(b)) || compareText(a, b);
}

/** Order by code unit, as `Array.prototype.sort` has it. */
function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
