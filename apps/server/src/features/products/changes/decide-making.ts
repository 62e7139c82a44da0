import { decideProductMove } from '@oja/domain/goods/product-status';
import { decideStockChange } from '@oja/domain/goods/stock-change';
import { Refusal, refusal } from '../../../http/refusal.ts';
import { countRefused } from '../count-item.ts';
import type { LockedItem, LockedProduct, LockedProducts } from '../locked-goods.queries.ts';
import { cannotMove } from '../place-product.ts';
import { isPricedEach, priceMoved, priceOf } from '../product-prices.ts';
import type { TimedSale } from '../timed-sales.queries.ts';
import { type DecidedPart, decided, undecided, valueMoved } from './decided-row.ts';
import type { PartRow } from './parts.queries.ts';
import { pricedOf, priceValues } from './planned-row.ts';

/** Beside what is locked: the sales that run on it, and when those end that the change sets. */
interface MakingFacts {
  products: LockedProducts;
  running: readonly TimedSale[];
  /** Undefined: it is no sale that the change sets. */
  endsAt: string | null | undefined;
  now: Date;
}

/** What becomes of planned rows: prices only from what was planned from, counts as differences. */
export function decideMaking(rows: readonly PartRow[], facts: MakingFacts): DecidedPart {
  const part = undecided();
  for (const row of rows) {
    const refused = makeRow(row, facts, part);
    if (refused) part.outcomes.push(decided(row, 'refused', refused));
  }
  return part;
}

/** Adds what is written of a row to the part, or says why it is not. */
function makeRow(row: PartRow, facts: MakingFacts, part: DecidedPart): Refusal | string | null {
  const product = facts.products.get(row.productId);
  if (!product) return refusal('product_not_found');
  if (row.what === 'price') return makePrice(row, product, facts, part);
  if (row.what === 'status') return makeStatus(row, product, part);
  const item = product.items.find(({ id }) => id === row.stockItemId);
  if (!item) return refusal('stock_item_not_found');
  return row.what === 'count' ? makeCount(row, item, part) : makeLowAt(row, { product, item }, part);
}

const SALE_OVER = 'The last day of this sale is over.';

function makePrice(
  row: PartRow,
  product: LockedProduct,
  facts: MakingFacts,
  part: DecidedPart,
): Refusal | string | null {
  const { productId, variantId } = row;
  const now = priceNow(product, variantId);
  if (now instanceof Refusal) return now;
  const moved = priceMoved(now, pricedOf(row.before));
  if (moved) return moved;
  const { endsAt } = facts;
  if (endsAt && new Date(endsAt) <= facts.now) return SALE_OVER;
  const asked = pricedOf(row.after);
  const isOtherSale = endsAt !== undefined || asked.discountPrice !== now.discountPrice;
  const runs = facts.running.find(
    (sale) => sale.productId === productId && sale.variantId === variantId && sale.discountPrice === now.discountPrice,
  );
  part.writes.prices.push({ productId, variantId, ...asked, endsAt: isOtherSale ? (endsAt ?? null) : undefined });
  const before = { ...priceValues(now), ...(runs && isOtherSale && { saleEndsAt: runs.endsAt }) };
  part.outcomes.push(decided({ ...row, before }, 'made'));
  return null;
}

/** What goods of a locked product cost. */
export function priceNow(product: LockedProduct, variantId: string | null) {
  const { variants } = product;
  return priceOf(
    product,
    isPricedEach(variants),
    variantId === null ? null : variants.find(({ id }) => id === variantId),
  );
}

function makeCount(row: PartRow, item: LockedItem, part: DecidedPart): Refusal | null {
  const { before, after, productId } = row;
  const change = decideStockChange(item, { seen: before.count ?? 0, count: after.count ?? 0 });
  if (change.kind === 'refuse') return countRefused(change);
  part.writes.counts.push({ productId, stockItemId: item.id, by: change.by });
  part.outcomes.push(decided({ ...row, before: { count: item.stock }, after: { count: change.stock } }, 'made'));
  return null;
}

interface OfProduct {
  product: LockedProduct;
  item: LockedItem;
}

function makeLowAt(row: PartRow, { product, item }: OfProduct, part: DecidedPart): Refusal | string | null {
  const { lowAt: seen = 0 } = row.before;
  if (item.lowAt === null) return 'It is not offered any more.';
  if (item.lowAt !== seen) return refusal('value_moved', valueMoved(product.name, item.lowAt, seen));
  part.writes.lowAt.push({ stockItemId: item.id, lowAt: row.after.lowAt ?? 0 });
  part.outcomes.push(decided(row, 'made'));
  return null;
}

function makeStatus(row: PartRow, { id, name, status: now }: LockedProduct, part: DecidedPart): Refusal | null {
  const { before, after } = row;
  const { status: seen = now } = before;
  const { status: to = now } = after;
  if (now !== seen) return refusal('value_moved', valueMoved(name, now, seen));
  if (decideProductMove(now, to, 0).kind !== 'move') return cannotMove(now, to);
  part.writes.statuses.push({ productId: id, status: to });
  part.outcomes.push(decided(row, 'made'));
  return null;
}
