import type { Cart } from '@oja/contract/cart';
import type { Db } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findProductFacts, type LineItem } from './cart.queries.ts';
import { cartView } from './cart.views.ts';
import { mergePending } from './pending.ts';

/** A visitor's pending items as they would stand in a cart that was empty. Nothing is stored; line ids are made up. */
export async function quotePending(db: Db, items: readonly LineItem[]): Promise<Cart> {
  const ids = items.map((item) => item.productId);
  const [products, policy] = await Promise.all([findProductFacts(db, null, ids), readPricingPolicy(db)]);
  const { lines, lowered } = mergePending([], items, products);
  const rows = lines.map((line) => ({
    line_id: newId(),
    product_id: line.id,
    product_name: line.name,
    selected_color: line.selectedColor,
    selected_size: line.selectedSize,
    quantity: line.quantity,
    product: products.find((product) => product.id === line.id) ?? null,
  }));
  return cartView(rows, policy, lowered);
}
