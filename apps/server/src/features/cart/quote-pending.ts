import type { PendingQuote } from '@oja/contract/cart';
import { readPendingItems } from '@oja/domain/cart/pending-items';
import type { Db } from '../../database/pool.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findProductFacts } from './cart.queries.ts';
import { pendingView } from './cart.views.ts';
import { mergePending } from './pending.ts';

/** A visitor's pending items as they would stand in a cart that was empty. Nothing is stored. */
export async function quotePending(db: Db, pending: readonly unknown[]): Promise<PendingQuote> {
  const { items, leftOut } = readPendingItems(pending);
  const ids = items.map((item) => item.productId);
  const [products, policy] = await Promise.all([findProductFacts(db, null, ids), readPricingPolicy(db)]);
  const merged = mergePending([], items, products);
  const lines = merged.lines.map((line) => ({
    ...line,
    productName: line.name,
    product: products.find((product) => product.id === line.productId) ?? null,
  }));
  return pendingView(lines, policy, { lowered: merged.lowered, leftOut: leftOut + merged.leftOut });
}
