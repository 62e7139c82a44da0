import { type Kobo, toKobo } from '@oja/domain/money/money';

/** Naira to kobo. */
export function naira(amount: number): Kobo {
  return toKobo(amount);
}

export const letterSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export const womenShoeSizes = ['37', '38', '39', '40', '41', '42'] as const;
export const menShoeSizes = ['40', '41', '42', '43', '44', '45'] as const;
export const babySizes = ['0–3 months', '3–6 months', '6–12 months', '12–18 months'] as const;
