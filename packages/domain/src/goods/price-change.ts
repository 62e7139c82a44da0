import { type Kobo, kobo } from '../money/money.ts';
import { HIGHEST_PRICE, LOWEST_PRICE, type Priced } from './read-product-form.ts';

/** To which amounts new prices are rounded: whole naira, fifties, hundreds, or the next that ends in 900. */
export const roundings = ['none', '50', '100', '900'] as const;
export type Rounding = (typeof roundings)[number];

/** What is done to the prices of many goods at once. The sale price stays where it is not the matter. */
export type PriceAct =
  /** Hundredths of a percent; below 0: lower. */
  | { kind: 'price-percent'; basisPoints: number; round: Rounding }
  /** Kobo; below 0: lower. */
  | { kind: 'price-amount'; amount: number; round: Rounding }
  | { kind: 'round'; round: Rounding }
  /** Percent off the price. */
  | { kind: 'sale'; percent: number; round: Rounding }
  | { kind: 'end-sale' };

/** What an act makes of a price, whether it can be one or not. Half a kobo counts as one. */
export function changedPrice({ price, discountPrice }: Priced, act: PriceAct): Priced {
  switch (act.kind) {
    case 'price-percent':
      return { price: rounded(partOf(price, 10_000 + act.basisPoints), act.round), discountPrice };
    case 'price-amount':
      return { price: rounded(price + act.amount, act.round), discountPrice };
    case 'round':
      return { price: rounded(price, act.round), discountPrice };
    case 'sale':
      return { price, discountPrice: rounded(partOf(price, 10_000 - act.percent * 100), act.round) };
    case 'end-sale':
      return { price, discountPrice: null };
  }
}

export type PriceProblem = 'not_plausible' | 'sale_not_below';

/** Why goods cannot cost that; null if they can. */
export function priceProblem({ price, discountPrice }: Priced): PriceProblem | null {
  if (price < LOWEST_PRICE || price > HIGHEST_PRICE || (discountPrice !== null && discountPrice <= 0))
    return 'not_plausible';
  return discountPrice !== null && discountPrice >= price ? 'sale_not_below' : null;
}

/** Prices are far below what a double tells apart, in hundredths of a percent, too. */
const partOf = (price: Kobo, basisPoints: number): number => Math.round((price * basisPoints) / 10_000);

const naira = 100;
const thousand = 1000 * naira;
const last900 = 900 * naira;

function rounded(amount: number, to: Rounding): Kobo {
  if (to === '900') return kobo(Math.ceil((amount - last900) / thousand) * thousand + last900);
  const step = to === 'none' ? naira : Number(to) * naira;
  return kobo(Math.round(amount / step) * step);
}
