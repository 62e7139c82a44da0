import type { Cart, CartLine } from '@oja/contract/cart';
import { kobo } from '@oja/domain/money';
import { type PricingPolicy, quote } from '@oja/domain/pricing';
import { stockOfLines } from '@oja/domain/shared-stock';
import type { CartRow } from './cart.queries.ts';

/** The cart as the buyer sees it: products as they are now, and what it would cost. Vanished products cost nothing. */
export function cartView(rows: readonly CartRow[], policy: PricingPolicy, lowered: Cart['lowered'] = []): Cart {
  const available = new Map(rows.map(({ product_id, product }) => [product_id, product?.available ?? 0]));
  const stocks = stockOfLines(
    rows.map(({ product_id, quantity }) => ({ id: product_id, quantity })),
    (id) => available.get(id) ?? 0,
  );
  const lines = rows.map((row, index) => lineView(row, stocks[index] ?? 0));
  const priced = lines.filter((line) => !line.gone);
  return { lines, quote: quote(priced, policy), lowered };
}

function lineView(row: CartRow, stock: number): CartLine {
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
    stock,
    gone: product === null,
  };
}
