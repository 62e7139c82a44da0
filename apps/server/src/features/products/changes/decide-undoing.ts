import { decideProductMove } from '@oja/domain/goods/product-status';
import { decideStockChange } from '@oja/domain/goods/stock-change';
import { Refusal, refusal } from '../../../http/refusal.ts';
import { countRefused } from '../count-item.ts';
import type { LockedItem, LockedProduct, LockedProducts } from '../locked-goods.queries.ts';
import { cannotMove } from '../place-product.ts';
import { priceMoved } from '../product-prices.ts';
import { priceNow } from './decide-making.ts';
import { type DecidedPart, decided, undecided, valueMoved } from './decided-row.ts';
import type { PartRow } from './parts.queries.ts';
import { pricedOf } from './planned-row.ts';

/** What becomes of rows that were made: back where they still are what was made, counts by the difference. */
export function decideUndoing(
  rows: readonly PartRow[],
  facts: { products: LockedProducts; isSale: boolean; now: Date },
): DecidedPart {
  const part = undecided();
  for (const row of rows) {
    const stays = undoRow(row, facts, part);
    part.outcomes.push(stays ? decided(row, 'not-undone', stays) : decided(row, 'undone'));
  }
  return part;
}

type Facts = Parameters<typeof decideUndoing>[1];

/** Adds what is written of a row to the part, or says why it stays. */
function undoRow(row: PartRow, facts: Facts, part: DecidedPart): Refusal | null {
  const product = facts.products.get(row.productId);
  if (!product) return refusal('product_not_found');
  if (row.what === 'price') return undoPrice(row, product, facts, part);
  if (row.what === 'status') return undoStatus(row, product, part);
  const item = product.items.find(({ id }) => id === row.stockItemId);
  if (!item) return refusal('stock_item_not_found');
  return row.what === 'count' ? undoCount(row, item, part) : undoLowAt(row, { product, item }, part);
}

function undoPrice(
  row: PartRow,
  product: LockedProduct,
  { isSale, now: today }: Facts,
  part: DecidedPart,
): Refusal | null {
  const { productId, variantId, before } = row;
  const now = priceNow(product, variantId);
  if (now instanceof Refusal) return now;
  const made = pricedOf(row.after);
  const moved = priceMoved(now, made);
  if (moved) return moved;
  const { price, discountPrice } = pricedOf(before);
  const { saleEndsAt } = before;
  // A sale that would have ended meanwhile does not come back.
  const isOver = saleEndsAt !== undefined && new Date(saleEndsAt) <= today;
  const isOtherSale = isSale || made.discountPrice !== discountPrice;
  part.writes.prices.push({
    ...{ productId, variantId, price },
    discountPrice: isOver ? null : discountPrice,
    endsAt: isOtherSale ? (saleEndsAt ?? null) : undefined,
  });
  return null;
}

function undoCount({ before, after, productId }: PartRow, item: LockedItem, part: DecidedPart): Refusal | null {
  const change = decideStockChange(item, { seen: after.count ?? 0, count: before.count ?? 0 });
  if (change.kind === 'refuse') return countRefused(change);
  part.writes.counts.push({ productId, stockItemId: item.id, by: change.by });
  return null;
}

interface OfProduct {
  product: LockedProduct;
  item: LockedItem;
}

function undoLowAt({ before, after }: PartRow, { product, item }: OfProduct, part: DecidedPart): Refusal | null {
  const { lowAt: made = 0 } = after;
  if (item.lowAt !== made) return refusal('value_moved', valueMoved(product.name, item.lowAt ?? 0, made));
  part.writes.lowAt.push({ stockItemId: item.id, lowAt: before.lowAt ?? 0 });
  return null;
}

function undoStatus({ before, after }: PartRow, product: LockedProduct, part: DecidedPart): Refusal | null {
  const { id, name, status: now } = product;
  const { status: made = now } = after;
  const { status: to = now } = before;
  if (now !== made) return refusal('value_moved', valueMoved(name, now, made));
  if (decideProductMove(now, to, 0).kind !== 'move') return cannotMove(now, to);
  part.writes.statuses.push({ productId: id, status: to });
  return null;
}
