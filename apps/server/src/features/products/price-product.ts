import { HIGHEST_PRICE, LOWEST_PRICE, type Priced } from '@oja/domain/goods/read-product-form';
import { shownPrice } from '@oja/domain/goods/shown-price';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { actOnGoods } from './act-on-goods.ts';
import { type LockedProduct, type LockedVariant, lockProduct } from './locked-goods.queries.ts';
import { updatePrice, updateVariantPrices } from './price-product.queries.ts';

interface AskedPrice extends Priced {
  variantId: string | null;
  seen: Priced;
}

interface Prices extends Priced {
  /** Those with a price of their own. */
  variants: (Priced & { id: string })[];
}

/** Gives a product or its variants other prices, all or none of them. @throws Refusal */
export async function priceProduct(deps: Deps, call: Call<'priceProduct'>): Promise<Prices> {
  const id = call.params.id.toLowerCase();
  const asked = call.body.prices.map(readPrice);
  if (new Set(asked.map(({ variantId }) => variantId)).size < asked.length) {
    throw refusal('bad_request', { reason: 'A price is named twice.' });
  }
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId, userId } }) => {
    const product = await lockProduct(tx, sellerId, id);
    if (!product) throw refusal('product_not_found');
    const prices = decidePrices(product, asked);
    // The same request again.
    if (isSame(prices, product) && prices.variants.every((variant) => isPriceOf(product, variant))) return prices;
    if (prices.variants.length > 0) await updateVariantPrices(tx, sellerId, id, prices.variants);
    await updatePrice(tx, sellerId, id, prices);
    const details = { sellerId, prices: asked };
    await audit(tx, { actor: userId, action: 'product.priced', subject: `product:${id}`, details });
    return prices;
  });
}

type Body = Call<'priceProduct'>['body']['prices'][number];

/** @throws Refusal for what nobody would ask for goods */
function readPrice({ variantId, seen, price, discountPrice }: Body): AskedPrice {
  const isPlausible = price >= LOWEST_PRICE && price <= HIGHEST_PRICE;
  if (!isPlausible || (discountPrice !== null && (discountPrice <= 0 || discountPrice >= price))) {
    throw refusal('price_not_plausible');
  }
  return {
    variantId: variantId?.toLowerCase() ?? null,
    seen,
    price: kobo(price),
    discountPrice: discountPrice === null ? null : kobo(discountPrice),
  };
}

/** What a product costs from now on. @throws Refusal */
function decidePrices(product: LockedProduct, asked: readonly AskedPrice[]): Prices {
  // One that is no longer offered keeps the price it had, and has no say in how the others are priced.
  const own = product.variants.flatMap((variant) => (variant.offered ? ownPrice(variant) : []));
  const [first] = asked;
  if (!own.some(({ offered }) => offered)) {
    if (!first || asked.some(({ variantId }) => variantId !== null)) throw notOfAll(product, asked);
    demandSeen(product.name, product, first);
    return { price: first.price, discountPrice: first.discountPrice, variants: [] };
  }
  if (asked.some(({ variantId }) => variantId === null)) throw refusal('prices_all_or_none');
  for (const price of asked) {
    const variant = own.find(({ id }) => id === price.variantId);
    if (!variant) throw refusal('product_not_found');
    demandSeen([product.name, variant.color, variant.size].filter(Boolean).join(', '), variant, price);
  }
  const variants = own.map(({ id, price, discountPrice }) => {
    const other = asked.find(({ variantId }) => variantId === id);
    return { id, price: other?.price ?? price, discountPrice: other ? other.discountPrice : discountPrice };
  });
  const [cheapest, ...others] = variants;
  const shown = cheapest ? shownPrice([cheapest, ...others]) : product;
  return { price: shown.price, discountPrice: shown.discountPrice, variants };
}

const ownPrice = ({ price, ...variant }: LockedVariant) => (price === null ? [] : [{ ...variant, price }]);

/** Prices of variants that have none of their own, or that are of another product. */
function notOfAll({ variants }: LockedProduct, asked: readonly AskedPrice[]) {
  const isKnown = asked.every(({ variantId }) => variantId === null || variants.some(({ id }) => id === variantId));
  return refusal(isKnown ? 'prices_all_or_none' : 'product_not_found');
}

/** Whether a variant has that price already. */
const isPriceOf = ({ variants }: LockedProduct, asked: Prices['variants'][number]): boolean =>
  variants.some(
    ({ id, price, discountPrice }) => id === asked.id && isSame({ price: price ?? kobo(0), discountPrice }, asked),
  );

const isSame = (a: Priced, b: Priced) => a.price === b.price && a.discountPrice === b.discountPrice;

/** Refuses where it is neither what was seen nor, of a request that comes again, what is asked for. @throws Refusal */
function demandSeen(name: string, now: Priced, { seen, ...asked }: AskedPrice): void {
  if (isSame(now, seen) || isSame(now, asked)) return;
  const shown = paid(now) === paid(seen) ? listed : paid;
  throw refusal('value_moved', { name, now: formatNaira(shown(now)), seen: formatNaira(shown(seen)) });
}

const listed = ({ price }: Priced): Kobo => price;
const paid = ({ price, discountPrice }: Priced): Kobo => discountPrice ?? price;
