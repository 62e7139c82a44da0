import type { Priced } from '@oja/domain/goods/read-product-form';
import { kobo } from '@oja/domain/money/money';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { Refusal, refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { actOnGoods } from './act-on-goods.ts';
import { type LockedProduct, lockProduct } from './locked-goods.queries.ts';
import { updatePrices, updateVariantPrices } from './price-product.queries.ts';
import {
  isPricedEach,
  isSamePrice,
  notPlausible,
  type Prices,
  priceMoved,
  priceOf,
  pricesWith,
} from './product-prices.ts';

interface AskedPrice extends Priced {
  variantId: string | null;
  seen: Priced;
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
    for (const price of asked) demandSeen(product, price);
    const prices = pricesWith(
      product,
      new Map(asked.map(({ variantId, price, discountPrice }) => [variantId, { price, discountPrice }])),
    );
    // The same request again.
    if (isSamePrice(prices, product) && prices.variants.every((variant) => isPriceOf(product, variant))) return prices;
    await updateVariantPrices(tx, sellerId, prices.variants);
    await updatePrices(tx, sellerId, [{ id, ...prices }]);
    const details = { sellerId, prices: asked };
    await audit(tx, { actor: userId, action: 'product.priced', subject: `product:${id}`, details });
    return prices;
  });
}

type Body = Call<'priceProduct'>['body']['prices'][number];

/** @throws Refusal for what nobody would ask for goods */
function readPrice({ variantId, seen, ...typed }: Body): AskedPrice {
  const price = kobo(typed.price);
  const discountPrice = typed.discountPrice === null ? null : kobo(typed.discountPrice);
  const problem = notPlausible({ price, discountPrice });
  if (problem) throw problem;
  return { variantId: variantId?.toLowerCase() ?? null, seen, price, discountPrice };
}

/** Refuses where it is neither what was seen nor, of a request that comes again, what is asked for. @throws Refusal */
function demandSeen(product: LockedProduct, { variantId, seen, ...asked }: AskedPrice): void {
  const { variants } = product;
  const variant = variantId === null ? null : variants.find(({ id }) => id === variantId);
  const now = priceOf(product, isPricedEach(variants), variant);
  if (now instanceof Refusal) throw now;
  const moved = isSamePrice(now, asked) ? null : priceMoved(now, seen);
  if (moved) throw moved;
}

/** Whether a variant has that price already. */
const isPriceOf = ({ variants }: LockedProduct, asked: Prices['variants'][number]): boolean =>
  variants.some(
    ({ id, price, discountPrice }) => id === asked.id && isSamePrice({ price: price ?? kobo(0), discountPrice }, asked),
  );
