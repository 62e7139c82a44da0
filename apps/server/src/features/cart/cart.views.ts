import type { Cart, PendingQuote, QuotedLine } from '@oja/contract/cart';
import { boundedUnits, cartQuote } from '@oja/domain/cart/cart-worth';
import { type Share, sharesOfStock } from '@oja/domain/cart/shared-stock';
import { sumsOf } from '@oja/domain/money/charges';
import { kobo } from '@oja/domain/money/money';
import type { PricingPolicy } from '@oja/domain/money/pricing';
import { backOn } from '@oja/domain/stores/holiday';
import type { CartRow, WantedRow } from './cart.queries.ts';

/** What a merge has to tell of itself. */
export type Merged = Pick<Cart, 'lowered' | 'leftOut'>;
export const nothingMerged: Merged = { lowered: [], leftOut: 0 };

/** The cart as the buyer sees it: products as they are now, and what it would cost. Vanished products cost nothing. */
export function cartView(rows: readonly CartRow[], policy: PricingPolicy, merged: Merged = nothingMerged): Cart {
  return quoted(rows, policy, merged, (row, share) => ({ lineId: row.lineId, ...lineView(row, share) }));
}

/** The same of what is in no cart. */
export function pendingView(rows: readonly WantedRow[], policy: PricingPolicy, merged: Merged): PendingQuote {
  return quoted(rows, policy, merged, lineView);
}

function quoted<Row extends WantedRow, Line extends QuotedLine>(
  rows: readonly Row[],
  policy: PricingPolicy,
  merged: Merged,
  view: (row: Row, share: Share) => Line,
) {
  const available = new Map(rows.flatMap(({ variant }) => (variant ? [[variant.stockItemId, variant.available]] : [])));
  const shelved = rows.map(({ productId, quantity, variant }) => ({
    productId,
    quantity,
    stockItemId: variant?.stockItemId ?? null,
  }));
  const shares = sharesOfStock(shelved, (shelf) => available.get(shelf) ?? 0);
  const lines = rows.map((row, index) => view(row, shares[index] ?? noShare));
  const { commissionBasisPoints: _, ...rates } = policy;
  const quote = cartQuote(lines, rates);
  return { lines, quote: { ...quote, ...sumsOf(quote.charges) }, rates, ...merged };
}

/** What is left of a product that is gone. */
const free = { price: kobo(0), effectivePrice: kobo(0) };
const noShare: Share = { stock: 0, inOtherVariants: 0 };

function lineView(row: WantedRow, { stock, inOtherVariants }: Share): QuotedLine {
  const { product, stopped, variant } = row;
  const because = product?.away ? ('store_on_holiday' as const) : stopped?.because;
  const { effectivePrice: price, price: originalPrice } = variant ?? product ?? free;
  const { units, boundBy } = boundedUnits(stock, price);
  return {
    productId: row.productId,
    name: product?.name ?? row.productName,
    price,
    originalPrice,
    discountPrice: price < originalPrice ? price : null,
    quantity: row.quantity,
    images: product?.image ? [product.image] : [],
    sellerId: product?.sellerId ?? stopped?.sellerId ?? null,
    storeName: product?.storeName ?? stopped?.storeName ?? null,
    storeSlug: product?.storeSlug ?? null,
    selectedColor: row.selectedColor,
    selectedSize: row.selectedSize,
    brandName: product?.brandName ?? null,
    stockItemId: variant?.stockItemId ?? null,
    stock: units,
    boundBy,
    inOtherVariants,
    discontinued: product === null || because !== undefined,
    ...(because && { because }),
    ...(product?.away && { backOn: backOn(product.away) }),
  };
}
