import type { Cart, CartLine } from '@oja/contract/cart';
import { kobo } from '@oja/domain/money';
import { type PricingPolicy, quote } from '@oja/domain/pricing';
import { unitsByProduct } from '@oja/domain/stock';
import type { CartRow } from './cart.queries.ts';

/** The cart as the buyer sees it: products as they are now, and what it would cost. Vanished products cost nothing. */
export function cartView(rows: readonly CartRow[], policy: PricingPolicy, lowered: Cart['lowered'] = []): Cart {
  const units = unitsByProduct(rows.map(({ product_id, quantity }) => ({ productId: product_id, quantity })));
  const lines = rows.map((row) => lineView(row, (units.get(row.product_id) ?? 0) - row.quantity));
  const priced = lines.filter((line) => !line.gone);
  return { lines, quote: quote(priced, policy), lowered };
}

/** @param elsewhere units of the same product in the cart's other lines, which share its stock */
function lineView(row: CartRow, elsewhere: number): CartLine {
  const { product } = row;
  const nothing = kobo(0);
  return {
    lineId: row.line_id,
    id: row.product_id,
    name: product?.name ?? row.product_name,
    price: product?.effectivePrice ?? nothing,
    originalPrice: product?.price ?? nothing,
    discountPrice: product && product.effectivePrice < product.price ? product.effectivePrice : null,
    quantity: row.quantity,
    images: product?.image ? [product.image] : [],
    sellerId: product?.sellerId ?? null,
    storeName: product?.storeName ?? null,
    storeSlug: product?.storeSlug ?? null,
    selectedColor: row.selected_color,
    selectedSize: row.selected_size,
    brandName: product?.brandName ?? null,
    stock: Math.max(0, (product?.available ?? 0) - elsewhere),
    gone: product === null,
  };
}
