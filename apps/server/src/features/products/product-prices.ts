import { priceProblem } from '@oja/domain/goods/price-change';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { shownPrice } from '@oja/domain/goods/shown-price';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { LockedProduct, LockedVariant } from './locked-goods.queries.ts';

/** What a product costs: it, or each of its variants. */
export interface Prices extends Priced {
  /** Those with a price of their own. */
  variants: (Priced & { id: string })[];
}

/** What is read of a product to say what it costs. */
type PricedProduct = Priced & Pick<LockedProduct, 'name'>;
type PricedVariant = Pick<LockedVariant, 'color' | 'size' | 'price' | 'discountPrice' | 'offered'>;

/** Something with a price of its own, as a person calls it. */
interface NamedPrice extends Priced {
  name: string;
}

/** Whether each variant that is offered has its own price. One that is no longer offered has no say. */
export const isPricedEach = (variants: readonly Pick<LockedVariant, 'price' | 'offered'>[]): boolean =>
  variants.some(({ price, offered }) => offered && price !== null);

/**
 * The price of a product, or of a variant: all or none have their own. @param variant null: the product's is meant;
 * undefined: one that is not of this product
 */
export function priceOf(
  product: PricedProduct,
  pricedEach: boolean,
  variant: PricedVariant | null | undefined,
): NamedPrice | Refusal {
  if (variant === undefined) return refusal('product_not_found');
  if (pricedEach !== (variant !== null)) return refusal('prices_all_or_none');
  if (variant === null) return { name: product.name, price: product.price, discountPrice: product.discountPrice };
  const { color, size, price, discountPrice, offered } = variant;
  if (!offered || price === null) return refusal('product_not_found');
  return { name: nameOf(product.name, { color, size }), price, discountPrice };
}

export const nameOf = (name: string, { color, size }: Pick<LockedVariant, 'color' | 'size'>): string =>
  [name, color, size].filter(Boolean).join(', ');

/** What nobody would ask for goods. */
export const notPlausible = (asked: Priced): Refusal | null =>
  priceProblem(asked) ? refusal('price_not_plausible') : null;

/** It is not what was seen. */
export function priceMoved({ name, ...now }: NamedPrice, seen: Priced): Refusal | null {
  if (isSamePrice(now, seen)) return null;
  const shown = paid(now) === paid(seen) ? listed : paid;
  return refusal('value_moved', { name, now: formatNaira(shown(now)), seen: formatNaira(shown(seen)) });
}

/** What a product costs when that is changed of it. @param changed by variant; null: the product's own */
export function pricesWith(product: LockedProduct, changed: ReadonlyMap<string | null, Priced>): Prices {
  const own = product.variants.flatMap(({ id, price, discountPrice, offered }) =>
    offered && price !== null ? [{ id, ...(changed.get(id) ?? { price, discountPrice }) }] : [],
  );
  const [cheapest, ...others] = own.map(({ id, price, discountPrice }) => ({ id, price, discountPrice }));
  const { price, discountPrice } = cheapest ? shownPrice([cheapest, ...others]) : (changed.get(null) ?? product);
  return { price, discountPrice, variants: cheapest ? [cheapest, ...others] : [] };
}

export const isSamePrice = (a: Priced, b: Priced): boolean =>
  a.price === b.price && a.discountPrice === b.discountPrice;

const listed = ({ price }: Priced): Kobo => price;
const paid = ({ price, discountPrice }: Priced): Kobo => discountPrice ?? price;
