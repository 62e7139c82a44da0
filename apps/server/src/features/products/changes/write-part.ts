import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { adjustUnits } from '../../../books/counted-units.ts';
import type { Tx } from '../../../database/pool.ts';
import type { Desk, SellerId } from '../../../http/desk.ts';
import type { LockedProducts } from '../locked-goods.queries.ts';
import { updateStatus } from '../place-product.queries.ts';
import { updatePrices, updateVariantPrices } from '../price-product.queries.ts';
import { pricesWith } from '../product-prices.ts';
import { raiseFullBar } from '../publish.queries.ts';
import { replaceTimedSales } from '../timed-sales.queries.ts';
import { updateLowAt } from './parts.queries.ts';

interface WrittenPrice extends Priced {
  productId: string;
  variantId: string | null;
  /** When its sale price ends by itself; null: not at all; undefined: as it does. */
  endsAt: string | null | undefined;
}

/** What is written of the goods of a part. */
export interface PartWrites {
  prices: WrittenPrice[];
  counts: { productId: string; stockItemId: string; by: number }[];
  lowAt: { stockItemId: string; lowAt: number }[];
  statuses: { productId: string; status: ProductStatus }[];
}

/** Writes to locked products, each kind at once. @param source moves each count once, whatever is repeated */
export async function writePart(
  tx: Tx,
  { sellerId, userId }: Pick<Desk, 'sellerId' | 'userId'>,
  { products, writes, source }: { products: LockedProducts; writes: PartWrites; source: string },
): Promise<void> {
  const { counts, lowAt, statuses } = writes;
  if (writes.prices.length > 0) await writePrices(tx, sellerId, { products, written: writes.prices });
  if (counts.length > 0) {
    const units = counts.map(({ by, ...item }) => ({ ...item, units: by, reason: 'counted' as const }));
    await adjustUnits(tx, { sellerId, actor: userId }, units, source);
    await raiseFullBar(tx, sellerId, [...new Set(counts.map(({ productId }) => productId))]);
  }
  if (lowAt.length > 0) await updateLowAt(tx, sellerId, lowAt);
  for (const [status, of] of Map.groupBy(statuses, (move) => move.status)) {
    await updateStatus(
      tx,
      sellerId,
      of.map(({ productId }) => productId),
      status,
    );
  }
}

/** Writes prices of locked products and their variants, what the products show, and when sales end by themselves. */
export async function writePrices(
  tx: Tx,
  sellerId: SellerId,
  { products, written }: { products: LockedProducts; written: readonly WrittenPrice[] },
): Promise<void> {
  const changed = Map.groupBy(written, ({ productId }) => productId);
  const shown = [...changed].flatMap(([id, prices]) => {
    const product = products.get(id);
    const own = new Map(
      prices.map(({ variantId, price, discountPrice }) => [variantId, { price, discountPrice }] as const),
    );
    return product ? [{ id, ...pricesWith(product, own) }] : [];
  });
  const variants = written.flatMap(({ variantId, ...price }) =>
    variantId === null ? [] : [{ ...price, id: variantId }],
  );
  await updateVariantPrices(tx, sellerId, variants);
  await updatePrices(tx, sellerId, shown);
  const over = written.filter(({ endsAt }) => endsAt !== undefined);
  const begun = over.flatMap(({ productId, variantId, discountPrice, endsAt }) =>
    discountPrice === null || !endsAt ? [] : [{ productId, variantId, discountPrice, endsAt }],
  );
  if (over.length > 0) await replaceTimedSales(tx, sellerId, { over, begun });
}
