import type { Priced } from './read-product-form.ts';

/** What a product whose variants have prices of their own costs in lists: as the cheapest of them, the first of several. */
export function shownPrice<P extends Priced>([first, ...rest]: readonly [P, ...P[]]): Priced {
  const paid = ({ price, discountPrice }: Priced) => discountPrice ?? price;
  const { price, discountPrice } = rest.reduce(
    (cheapest, next) => (paid(next) < paid(cheapest) ? next : cheapest),
    first,
  );
  return { price, discountPrice };
}
