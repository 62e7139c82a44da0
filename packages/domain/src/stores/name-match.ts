import { plainLetters } from '../text/plain-letters.ts';

/** How the name that a bank has on an account is to a name that the store goes by. */
export const nameMatches = ['same', 'alike', 'different'] as const;
export type NameMatch = (typeof nameMatches)[number];

/** Titles and forms of companies: a bank writes them or leaves them out. */
const leftOut = new Set(
  'mr mrs ms miss dr chief alhaji alhaja engr prof ltd limited plc nig nigeria enterprise enterprises ent'.split(' '),
);
/** A single letter or syllable that two names share is no person. */
const LEAST_LETTERS = 3;

/**
 * How the holder of an account is to the best fitting of some names: 'same' in the same words, whatever their order, marks
 * and titles; 'alike' with two words in common, an initial counting as the word it begins.
 */
export function nameMatch(holder: string, names: readonly string[]): NameMatch {
  const found = names.map((name) => compare(wordsOf(holder), wordsOf(name)));
  return nameMatches.find((match) => found.includes(match)) ?? 'different';
}

function compare(holder: readonly string[], name: readonly string[]): NameMatch {
  if (holder.length === 0 || name.length === 0) return 'different';
  if (holder.join(' ') === name.join(' ')) return 'same';
  const whole = holder.filter((word) => word.length >= LEAST_LETTERS && name.includes(word));
  if (whole.length === 0) return 'different';
  const rest = (words: readonly string[]) => words.filter((word) => !whole.includes(word));
  const isInitial = rest(holder).some((word) => rest(name).some((other) => isInitialOf(word, other)));
  return whole.length > 1 || isInitial ? 'alike' : 'different';
}

const isInitialOf = (one: string, other: string): boolean =>
  (one.length === 1 || other.length === 1) && one[0] === other[0];

/** In the order of the alphabet, each once. */
function wordsOf(name: string): string[] {
  const words = plainLetters(name)
    .replaceAll("'", '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !leftOut.has(word));
  return [...new Set(words)].sort();
}
