import { audit } from '../../../books/audit.ts';
import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { SellerId } from '../../../http/desk.ts';
import { Refusal } from '../../../http/refusal.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { priceNow } from '../changes/decide-making.ts';
import { PART } from '../changes/planned-row.ts';
import { writePrices } from '../changes/write-part.ts';
import { lockProducts } from '../locked-goods.queries.ts';
import { findTimedSales } from '../timed-sales.queries.ts';
import { cancelChangedSales, endDueSales, findProductsOnDueSale, findStoresWithDueSales } from './due-sales.queries.ts';

/** Ends sale prices that were to end by now, where they are still the ones that were set. */
export async function endSales(db: Db, stopping: AbortSignal): Promise<void> {
  await cancelChangedSales(db);
  await eachByItself(await findStoresWithDueSales(db), stopping, async (sellerId) => {
    while (!stopping.aborted && (await endSome(db, sellerId)));
  });
}

/** @returns whether there may be more of the store */
async function endSome(db: Db, sellerId: SellerId): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ids = await findProductsOnDueSale(tx, sellerId, PART);
    if (ids.length === 0) return false;
    const products = await lockProducts(tx, sellerId, ids);
    const due = (await findTimedSales(tx, sellerId, ids)).filter(({ isDue }) => isDue);
    const written = due.flatMap(({ productId, variantId, discountPrice }) => {
      const product = products.get(productId);
      const now = product && priceNow(product, variantId);
      if (!now || now instanceof Refusal || now.discountPrice !== discountPrice) return [];
      return [{ productId, variantId, price: now.price, discountPrice: null, endsAt: undefined }];
    });
    if (written.length > 0) {
      await writePrices(tx, sellerId, { products, written });
      const details = { products: [...new Set(written.map(({ productId }) => productId))] };
      await audit(tx, { actor: 'system', action: 'goods.sales_ended', subject: `store:${sellerId}`, details });
    }
    await endDueSales(tx, sellerId, ids);
    return true;
  });
}
