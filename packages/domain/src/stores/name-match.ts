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
  const held = wordsOf(holder);
  const known = names.map(wordsOf);
  if (known.some((name) => areSame(held, name))) return 'same';
  return known.some((name) => areAlike(held, name)) ? 'alike' : 'different';
}

const areSame = (holder: readonly string[], name: readonly string[]): boolean =>
  holder.length > 0 && holder.join(' ') === name.join(' ');

function areAlike(holder: readonly string[], name: readonly string[]): boolean {
  const whole = holder.filter((word) => word.length >= LEAST_LETTERS && name.includes(word));
  const rest = (words: readonly string[]) => words.filter((word) => !whole.includes(word));
  const isInitial = rest(holder).some((word) => rest(name).some((other) => isInitialOf(word, other)));
  return whole.length > 1 || (whole.length > 0 && isInitial);
}

const isInitialOf = (one: string, other: string): boolean =>
  (one.length === 1 || other.length === 1) && one[0] === other[0];

/** In the order of the alphabet, each once. */
function wordsOf(name: string): string[] {
  const words =
    plainLetters(name)
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? [];
  return [...new Set(words)].filter((word) => !leftOut.has(word)).sort();
}
