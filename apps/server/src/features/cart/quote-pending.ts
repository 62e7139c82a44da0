import type { PendingQuote } from '@oja/contract/cart';
import { variantKey } from '@oja/domain/cart/cart';
import { readPendingItems } from '@oja/domain/cart/pending-items';
import type { Db } from '../../database/pool.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findOffers } from './cart.queries.ts';
import { pendingView } from './cart.views.ts';
import { mergePending } from './pending.ts';

/** A visitor's pending items as they would stand in a cart that was empty. Nothing is stored. */
export async function quotePending(db: Db, pending: readonly unknown[]): Promise<PendingQuote> {
  const { items, leftOut } = readPendingItems(pending);
  const [offers, policy] = await Promise.all([findOffers(db, null, items), readPricingPolicy(db)]);
  const merged = mergePending([], items, offers);
  const offerOf = new Map(items.map((item, index) => [variantKey(item), offers[index]]));
  const lines = merged.lines.map((line) => {
    const { productId, selectedColor, selectedSize } = line;
    const {
      product = null,
      stopped = null,
      variant = null,
    } = offerOf.get(variantKey({ productId, selectedColor, selectedSize })) ?? {};
    return { ...line, productName: line.name, product, stopped, variant };
  });
  return pendingView(lines, policy, { lowered: merged.lowered, leftOut: leftOut + merged.leftOut });
}
