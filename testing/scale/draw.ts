/** Draws that look like chance and are the same for the same numbers on every machine; a million take 10 ms. */
export class Draw {
  #state = 0x9e3779b9;

  /** @param numbers what is drawn for: a seed, a kind of thing, its place */
  constructor(...numbers: readonly number[]) {
    for (const number of numbers) {
      this.#state = Math.imul(this.#state ^ number, 0x85ebca6b);
      this.#state = Math.imul(this.#state ^ (this.#state >>> 13), 0xc2b2ae35);
      this.#state ^= this.#state >>> 16;
    }
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  /** A number between the two, small ones as often as large ones: as far from 5 to 50 as from 50 to 500. */
  between(low: number, high: number): number {
    return Math.exp(Math.log(low) + this.fraction() * Math.log(high / low));
  }

  /** One of them, each as often. @throws RangeError without any */
  pick<T>(choices: readonly T[]): T {
    return choiceAt(choices, this.below(choices.length));
  }

  /** One of them, by Zipf: the second half as often as the first, the tenth a tenth as often. @throws RangeError without any */
  often<T>(choices: readonly T[]): T {
    const place = Math.floor(Math.exp(this.fraction() * Math.log(choices.length + 1))) - 1;
    return choiceAt(choices, Math.min(place, choices.length - 1));
  }

  /** The same numbers in another order, in place. */
  shuffle(numbers: Int32Array): void {
    for (let last = numbers.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      const [card = 0, swapped = 0] = [numbers[last], numbers[other]];
      numbers[last] = swapped;
      numbers[other] = card;
    }
  }
}

function choiceAt<T>(choices: readonly T[], place: number): T {
  const choice = choices[place];
  if (choice === undefined) throw new RangeError('Nothing to choose from');
  return choice;
}
