import type { TypedCell } from '@oja/contract/desks/desk-changes';
import { decideStockChange } from '@oja/domain/goods/stock-change';
import { kobo } from '@oja/domain/money/money';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { Refusal, refusal } from '../../../http/refusal.ts';
import { countRefused } from '../count-item.ts';
import { isSamePrice, notPlausible, priceMoved, priceOf } from '../product-prices.ts';
import { findNamedItems, findNamedVariants, type PlannedItem, type PlannedProduct } from './planned-goods.queries.ts';
import { type Looked, planned, priceValues, type RowOf } from './planned-row.ts';

type PriceCell = Extract<TypedCell, { what: 'price' }>;
type ItemCell = Exclude<TypedCell, PriceCell>;

const NOT_OFFERED = 'It is not offered any more.';

/** What typed cells make of prices and counts; their ids are in small letters. @throws Refusal for what is not of the store */
export async function planCells(
  tx: Tx,
  sellerId: SellerId,
  { cells, products }: { cells: readonly TypedCell[]; products: readonly PlannedProduct[] },
): Promise<Looked[]> {
  if (new Set(cells.map(placeOf)).size < cells.length) {
    throw refusal('bad_request', { reason: 'A cell is named twice.' });
  }
  const productOf = new Map(products.map((product) => [product.id, product]));
  const named = cells.flatMap((cell) => (cell.what === 'price' && cell.variantId !== null ? cell.variantId : []));
  const counted = cells.flatMap((cell) => (cell.what === 'price' ? [] : cell.stockItemId));
  const variants = new Map((await findNamedVariants(tx, sellerId, named)).map((variant) => [variant.id, variant]));
  const items = new Map((await findNamedItems(tx, sellerId, [...new Set(counted)])).map((item) => [item.id, item]));
  return cells.map((cell) => {
    const product = productOf.get(cell.productId);
    if (!product) throw refusal('product_not_found');
    if (cell.what === 'price') {
      const variant = cell.variantId === null ? null : variants.get(cell.variantId);
      if (variant === undefined || (variant && variant.productId !== product.id)) throw refusal('product_not_found');
      return pricing(product, variant, cell);
    }
    const item = items.get(cell.stockItemId);
    if (item?.productId !== product.id) throw refusal('stock_item_not_found');
    return cell.what === 'count' ? counting(item, cell) : watching(item, cell);
  });
}

const placeOf = (cell: TypedCell): string =>
  cell.what === 'price' ? `price ${cell.productId} ${cell.variantId}` : `${cell.what} ${cell.stockItemId}`;

type Variant = Exclude<Parameters<typeof priceOf>[2], undefined>;

function pricing(
  product: PlannedProduct,
  variant: Variant,
  { productId, variantId, seen, ...typed }: PriceCell,
): Looked {
  const row: RowOf = { what: 'price', productId, variantId, stockItemId: null };
  const asked = {
    price: kobo(typed.price),
    discountPrice: typed.discountPrice === null ? null : kobo(typed.discountPrice),
  };
  const wasSeen = {
    price: kobo(seen.price),
    discountPrice: seen.discountPrice === null ? null : kobo(seen.discountPrice),
  };
  const now = priceOf(product, product.pricedEach, variant);
  if (now instanceof Refusal) {
    return planned(row, priceValues(wasSeen), priceValues(asked), variant?.offered === false ? NOT_OFFERED : now);
  }
  if (isSamePrice(now, asked)) return null;
  return planned(row, priceValues(now), priceValues(asked), notPlausible(asked) ?? priceMoved(now, wasSeen));
}

/** A typed count is a difference to what was seen: what would be there is shown. */
function counting(item: PlannedItem, { seen, count }: Extract<ItemCell, { what: 'count' }>): Looked {
  if (count === seen) return null;
  const { stock, lowAt } = item;
  const change = decideStockChange(item, { seen, count });
  const refused = change.kind === 'refuse' ? countRefused(change) : null;
  const after = { count: Math.max(0, stock + count - seen) };
  return planned(rowOf(item, 'count'), { count: stock }, after, lowAt === null ? NOT_OFFERED : refused);
}

function watching(item: PlannedItem, { lowAt }: Extract<ItemCell, { what: 'low-at' }>): Looked {
  if (item.lowAt === lowAt) return null;
  const refused = item.lowAt === null ? NOT_OFFERED : null;
  return planned(rowOf(item, 'low-at'), { lowAt: item.lowAt ?? 0 }, { lowAt }, refused);
}

const rowOf = ({ id, productId, variantId }: PlannedItem, what: 'count' | 'low-at'): RowOf => ({
  ...{ what, productId, variantId },
  stockItemId: id,
});
