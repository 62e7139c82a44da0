import { createHash } from 'node:crypto';

/** A number from 0 (inclusive) to 1 (exclusive), the same for the same words on every machine. */
export function fraction(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\u0000')).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of `choices`, always the same for the same words. @throws RangeError without choices */
export function pick<T>(choices: readonly T[], ...words: readonly (string | number)[]): T {
  const choice = choices[Math.floor(fraction(...words) * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

/** `items` in an order that looks random and is always the same for the same words. */
export function shuffled<T>(items: readonly T[], ...words: readonly (string | number)[]): T[] {
  return items
    .map((item, index) => ({ item, at: fraction(...words, index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
