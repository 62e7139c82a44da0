/** Decisions drawn from a seed, so that a run can be planned again. */
export interface Chance {
  /** Below 1. */
  next(): number;
  /** True this often of once. */
  hits(probability: number): boolean;
  between(least: number, most: number): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  of<T>(items: readonly T[]): T;
  /** One of the names, as often as its weight says. */
  weighed<T extends string>(weights: Readonly<Record<T, number>>): T;
  /** Another one that goes its own way. */
  branch(): Chance;
}

/** mulberry32: small, and even enough for what is decided here. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  const whole = (least: number, most: number) => Math.floor(between(least, most + 1));
  return {
    next,
    between,
    whole,
    hits: (probability) => next() < probability,
    of: (items) => {
      if (items.length === 0) throw new Error('There is nothing to choose from.');
      return items[whole(0, items.length - 1)] as (typeof items)[number];
    },
    weighed: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return entries[0]?.[0] as T;
    },
    branch: () => chanceOf(Math.floor(next() * 2 ** 32)),
  };
}
