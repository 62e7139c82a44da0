import type { BulkAct } from '@oja/contract/desks/desk-changes';
import { changedPrice, type PriceAct, priceProblem } from '@oja/domain/goods/price-change';
import { decideProductMove } from '@oja/domain/goods/product-status';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { decideStockChange } from '@oja/domain/goods/stock-change';
import { kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { countRefused } from '../count-item.ts';
import { cannotMove } from '../place-product.ts';
import { isSamePrice, notPlausible } from '../product-prices.ts';
import { findOwnPriced, findWatched, type PlannedItem, type PlannedProduct } from './planned-goods.queries.ts';
import { type Looked, planned, priceValues, type RowOf } from './planned-row.ts';

type CountAct = Extract<BulkAct, { kind: 'set-count' | 'add-count' }>;

/** What an act makes of each price, count or status of products. @param most rows that are worked out; one more tells that there are more */
export async function planAct(
  tx: Tx,
  sellerId: SellerId,
  { act, products, most }: { act: BulkAct; products: readonly PlannedProduct[]; most: number },
): Promise<Looked[]> {
  const ids = products.map(({ id }) => id);
  switch (act.kind) {
    case 'pause':
      return products.map(pausing);
    case 'set-count':
    case 'add-count': {
      const items = Map.groupBy(await findWatched(tx, sellerId, { products: ids, most }), ({ productId }) => productId);
      return products.flatMap(({ id }) => (items.get(id) ?? []).map((item) => counting(item, act)));
    }
    default: {
      const each = products.filter(({ pricedEach }) => pricedEach).map(({ id }) => id);
      const own = await findOwnPriced(tx, sellerId, { products: each, most });
      const variants = Map.groupBy(own, ({ productId }) => productId);
      return products.flatMap((product) =>
        product.pricedEach
          ? (variants.get(product.id) ?? []).map(({ id, price, discountPrice }) =>
              pricing(product.id, id, { price: price ?? kobo(0), discountPrice }, act),
            )
          : [pricing(product.id, null, product, act)],
      );
    }
  }
}

function pricing(productId: string, variantId: string | null, now: Priced, act: PriceAct): Looked {
  const asked = changedPrice(now, act);
  // The same sale may end on another day.
  if (act.kind !== 'sale' && isSamePrice(now, asked)) return null;
  const row: RowOf = { what: 'price', productId, variantId, stockItemId: null };
  return planned(row, priceValues(now), shownValues(asked), whyNot(asked));
}

/** The sale price that stands in the way is named. */
const whyNot = (asked: Priced) =>
  priceProblem(asked) === 'sale_not_below'
    ? `The sale price of ${formatNaira(asked.discountPrice ?? kobo(0))} must be below ${formatNaira(asked.price)}.`
    : notPlausible(asked);

/** What a price would be is shown where it can be said as one. */
const shownValues = ({ price, discountPrice }: Priced) =>
  priceValues({
    price: kobo(Math.max(0, price)),
    discountPrice: discountPrice === null ? null : kobo(Math.max(0, discountPrice)),
  });

function counting({ id, productId, variantId, stock, held }: PlannedItem, act: CountAct): Looked {
  const count = act.kind === 'set-count' ? act.count : stock + act.units;
  if (count === stock) return null;
  const row: RowOf = { what: 'count', productId, variantId, stockItemId: id };
  const change = decideStockChange({ stock, held }, { seen: stock, count });
  const refused = change.kind === 'refuse' ? countRefused(change) : null;
  return planned(row, { count: stock }, { count: Math.max(0, count) }, refused);
}

/** What is put away is out of the shop already. */
function pausing({ id, status }: PlannedProduct): Looked {
  const move = status === 'archived' ? { kind: 'stay' } : decideProductMove(status, 'paused', 0);
  if (move.kind === 'stay') return null;
  const row: RowOf = { what: 'status', productId: id, variantId: null, stockItemId: null };
  return planned(row, { status }, { status: 'paused' }, move.kind === 'refuse' ? cannotMove(status, 'paused') : null);
}
