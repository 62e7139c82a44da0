import type { Kobo } from './money.ts';

/** What decides a product's price. */
export interface Priced {
  price: Kobo;
  discountPrice?: Kobo | null | undefined;
}

/** A discount exists only when 0 < discountPrice < price; anything else in the field is ignored. */
export function hasDiscount<P extends Priced>(product: P): product is P & { discountPrice: Kobo } {
  const { price, discountPrice } = product;
  return discountPrice != null && discountPrice > 0 && discountPrice < price;
}

/** What one unit costs. */
export function effectivePrice(product: Priced): Kobo {
  return hasDiscount(product) ? product.discountPrice : product.price;
}

/** Whole percent off, rounded half up, but never 100: what is not free is not said to be. 0 where there is none to speak of. */
export function discountPercent(product: Priced): number {
  if (!hasDiscount(product)) return 0;
  const { price, discountPrice } = product;
  return Math.min(99, Math.round(((price - discountPrice) * 100) / price));
}
