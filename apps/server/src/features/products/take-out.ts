import { adjustUnits } from '../../books/counted-units.ts';
import type { Tx } from '../../database/pool.ts';
import type { ForStore } from './act-on-goods.ts';
import type { LockedProduct } from './locked-goods.queries.ts';
import { deleteProducts, findTouched } from './take-out.queries.ts';

/**
 * Takes locked products out, as if they had never been in the shop; movements stay for ever, and sum to what there is.
 * @returns ids of those that somebody has touched since: they stay
 */
export async function takeOut(
  tx: Tx,
  { sellerId, userId }: ForStore['desk'],
  products: readonly LockedProduct[],
): Promise<Set<string>> {
  const touched = await findTouched(
    tx,
    sellerId,
    products.map(({ id }) => id),
  );
  const gone = products.filter(({ id }) => !touched.has(id));
  const units = gone.flatMap(({ id, items }) => items.map((item) => ({ ...item, productId: id })));
  await adjustUnits(
    tx,
    { sellerId, actor: userId },
    units
      .filter(({ stock }) => stock > 0)
      .map(({ id: stockItemId, productId, stock }) => ({ productId, stockItemId, units: -stock, reason: 'counted' })),
  );
  await deleteProducts(
    tx,
    sellerId,
    gone.map(({ id }) => id),
  );
  return touched;
}
