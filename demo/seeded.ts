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
  const deck = [...items];
  let state = Math.floor(fraction(...words) * 2 ** 32);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    // One step of a linear congruential generator: a hash for each card would make loading slow.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    const [card, swapped] = [deck[last], deck[other]];
    if (card === undefined || swapped === undefined) continue;
    deck[last] = swapped;
    deck[other] = card;
  }
  return deck;
}
