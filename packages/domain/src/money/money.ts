/** An amount of money in kobo (1/100 naira): a safe integer, never a fraction. Make one with `kobo()`. */
export type Kobo = number & { readonly __unit: 'kobo' };

const KOBO_PER_NAIRA = 100;
const BASIS_POINTS = 10_000;
// Up to here doubles still tell neighbouring kobo apart with room to spare; no price comes near.
const MAX_NAIRA = 1e12;

/** @throws RangeError unless `amount` is an integer with |amount| ≤ 2^53 − 1 */
export function kobo(amount: number): Kobo {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole amount of kobo: ${amount}`);
  return asKobo(amount);
}

/** Naira as the payment calls carry them, to kobo: exact. @throws RangeError if there is a part of a kobo */
export function toKobo(naira: number): Kobo {
  const amount = Math.round(naira * KOBO_PER_NAIRA);
  // Dividing back finds the very double that was given only if it stood for whole kobo (2.45 is one, 2.455 is not).
  if (!(Math.abs(naira) <= MAX_NAIRA) || amount / KOBO_PER_NAIRA !== naira) {
    throw new RangeError(`Not a naira amount with at most two decimals: ${naira}`);
  }
  return asKobo(amount);
}

export function toNaira(amount: Kobo): number {
  return amount / KOBO_PER_NAIRA;
}

/** @throws RangeError on overflow */
export function addKobo(a: Kobo, b: Kobo): Kobo {
  return kobo(a + b);
}

/** @throws RangeError on overflow */
export function subtractKobo(a: Kobo, b: Kobo): Kobo {
  return kobo(a - b);
}

/** @throws RangeError on overflow, in the sum or on the way to it */
export function sumKobo(amounts: Iterable<Kobo>): Kobo {
  let sum = kobo(0);
  for (const amount of amounts) sum = addKobo(sum, amount);
  return sum;
}

/** @param times a whole number, such as a quantity @throws RangeError on overflow or a broken `times` */
export function multiplyKobo(amount: Kobo, times: number): Kobo {
  if (!Number.isSafeInteger(times)) throw new RangeError(`Not a whole number of times: ${times}`);
  return kobo(amount * times);
}

/**
 * Splits `total` in proportion to `weights` (whole numbers ≥ 0) so that the parts always sum back to it: each gets its
 * share rounded down, the kobo left over go to the largest remainders, earlier parts first. All weights 0: equal parts.
 * @throws RangeError if there is nothing to split over, or a weight is broken
 */
export function splitKobo(total: Kobo, weights: readonly number[]): Kobo[] {
  if (weights.length === 0) throw new RangeError('Nothing to split over');
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a weight: ${weight}`);
  }
  const even = weights.every((weight) => weight === 0);
  // BigInt: total × weight passes 2^53 long before either does.
  const shares = weights.map((weight) => (even ? 1n : BigInt(weight)));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  const size = BigInt(Math.abs(total));
  const parts = shares.map((share, index) => ({
    index,
    part: Number((size * share) / whole),
    remainder: (size * share) % whole,
  }));
  let left = Math.abs(total) - parts.reduce((sum, { part }) => sum + part, 0);
  const byRemainder = [...parts].sort((a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder));
  for (const part of byRemainder) {
    if (left === 0) break;
    part.part += 1;
    left -= 1;
  }
  return parts.map(({ part }) => asKobo(total < 0 ? -part : part));
}

/** Tax on an amount, rounded half up to the kobo. @param basisPoints 0 to 10000; 1000 is 10 % */
export function taxOf(amount: Kobo, basisPoints: number): Kobo {
  const { whole, rest } = partOf(amount, basisPoints);
  return asKobo(
    whole + (rest - (rest % BASIS_POINTS)) / BASIS_POINTS + (rest % BASIS_POINTS >= BASIS_POINTS / 2 ? 1 : 0),
  );
}

/** Commission on an amount, rounded down to the kobo, so that a seller never pays for our rounding. */
export function commissionOf(amount: Kobo, basisPoints: number): Kobo {
  const { whole, rest } = partOf(amount, basisPoints);
  return asKobo(whole + (rest - (rest % BASIS_POINTS)) / BASIS_POINTS);
}

/** `amount × basisPoints` as `whole` kobo and a `rest` in ten-thousandths of a kobo: neither can overflow. */
function partOf(amount: Kobo, basisPoints: number): { whole: number; rest: number } {
  if (amount < 0) throw new RangeError(`No rate applies to a negative amount: ${amount}`);
  if (!Number.isSafeInteger(basisPoints) || basisPoints < 0 || basisPoints > BASIS_POINTS) {
    throw new RangeError(`Not a rate in basis points: ${basisPoints}`);
  }
  const rest = amount % BASIS_POINTS;
  return { whole: ((amount - rest) / BASIS_POINTS) * basisPoints, rest: rest * basisPoints };
}

/** For integers known to be safe. Adding 0 turns −0, which Object.is and JSON tell from 0, into 0. */
function asKobo(amount: number): Kobo {
  return (amount + 0) as Kobo;
}
