/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const seed = 12;
/** So many that drawing them again from the first is no pattern that anybody could keep. */
const draws = 40_000;

/** Each as often as any other. */
export function drawnEvenly<T>(things: readonly T[]): T[] {
  const next = numbers(seed);
  return Array.from({ length: draws }, () => things[Math.floor(next() * things.length)] as T);
}

/** As people ask: the second is asked for half as often as the first, the third a third as often … */
export function drawnByZipf<T>(things: readonly T[]): T[] {
  const next = numbers(seed);
  const sums: number[] = [];
  let sum = 0;
  for (let n = 1; n <= things.length; n++) {
    sum += 1 / n;
    sums.push(sum);
  }
  return Array.from({ length: draws }, () => {
    const wanted = next() * sum;
    let [from, to] = [0, sums.length - 1];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sums[middle] as number) < wanted) from = middle + 1;
      else to = middle;
    }
    return things[from] as T;
  });
}
