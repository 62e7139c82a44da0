/** How large a shop is made, and out of which draws. */
export interface Scale {
  products: number;
  orders: number;
  /** Another seed gives another shop of the same size. */
  seed: number;
  /** The shop is ten years old then. */
  until: Date;
  /** Descriptions of a sentence alone: where what is looked at is not the texts. */
  narrow: boolean;
}

/** As many orders as products, unless given; the same rows whenever it is called on one day. */
export function scaleOf(given: Pick<Scale, 'products'> & Partial<Scale>): Scale {
  const today = new Date();
  today.setUTCHours(0, 0, 0, 0);
  return { orders: given.products, seed: 1, until: today, narrow: false, ...given };
}

const tenYears = 10 * 365.25 * 24 * 3600_000;

/**
 * The millisecond in which the nth of so many things happens, from 0: the shop grows, so that half of all happened in its
 * last three years.
 */
export function timeOf({ until }: Scale, n: number, of: number): number {
  return Math.floor(until.getTime() - tenYears * (1 - Math.sqrt((n + 1) / of)));
}

/** When the shop opened. */
export function openingOf({ until }: Scale): number {
  return until.getTime() - tenYears;
}
