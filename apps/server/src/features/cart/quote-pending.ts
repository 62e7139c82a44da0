import type { Cart } from '@oja/contract/cart';
import { readPendingItems } from '@oja/domain/cart/pending-items';
import type { Db } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findProductFacts } from './cart.queries.ts';
import { cartView } from './cart.views.ts';
import { mergePending } from './pending.ts';

/** A visitor's pending items as they would stand in a cart that was empty. Nothing is stored; line ids are made up. */
export async function quotePending(db: Db, pending: readonly unknown[]): Promise<Cart> {
  const { items, leftOut } = readPendingItems(pending);
  const ids = items.map((item) => item.productId);
  const [products, policy] = await Promise.all([findProductFacts(db, null, ids), readPricingPolicy(db)]);
  const merged = mergePending([], items, products);
  const lines = merged.lines.map((line) => ({
    ...line,
    lineId: newId(),
    productName: line.name,
    product: products.find((product) => product.id === line.productId) ?? null,
  }));
  return cartView(lines, policy, { lowered: merged.lowered, leftOut: leftOut + merged.leftOut });
}
