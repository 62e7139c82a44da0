import type { Readable } from 'node:stream';
import { type ProductColumn, productColumns } from '@oja/domain/goods/product-columns';
import { type ProductStatus, productStatuses } from '@oja/domain/goods/product-status';
import { amountCell } from '@oja/domain/money/amount-cell';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';
import { csvStream, textCell } from '../../../platform/csv/csv-stream.ts';
import { type ExportedVariant, findExportedProducts, findExportedVariants } from './exported-goods.queries.ts';

/** Products at once, of up to a hundred variants each. */
const most = 250;

/** All products of a store, a variant a row, in the columns that are read again. Each page is a question of its own. */
export const exportProducts = (db: Db, sellerId: SellerId): Readable =>
  csvStream(productColumns, pagesOf(db, sellerId));

async function* pagesOf(db: Db, sellerId: SellerId) {
  for (const status of productStatuses) {
    let after: PlaceInTime | null = null;
    for (;;) {
      const products: PlaceInTime[] = await findExportedProducts(db, sellerId, { status, after, most });
      if (products.length === 0) break;
      const variants = await findExportedVariants(
        db,
        sellerId,
        products.map(({ id }) => id),
      );
      yield variants.map((variant) => rowOf(variant, status));
      after = products.at(-1) ?? null;
      if (products.length < most) break;
    }
  }
}

function rowOf(variant: ExportedVariant, status: ProductStatus): (string | number | null)[] {
  const { salePrice, weight, dimensions, returns } = variant;
  const { length, width, height } = dimensions?.unit === 'cm' ? dimensions : {};
  const cells: Record<ProductColumn, string | number | null> = {
    sku: textCell(variant.sku),
    group: textCell(variant.group),
    name: textCell(variant.name),
    category: textCell(variant.category),
    subcategory: textCell(variant.subcategory),
    price: amountCell(variant.price),
    sale_price: salePrice === null ? '' : amountCell(salePrice),
    count: variant.count,
    color: textCell(variant.color),
    size: textCell(variant.size),
    brand: textCell(variant.brand),
    // Kept of no product yet.
    condition: '',
    description: textCell(variant.description),
    tags: textCell(variant.tags.join(', ')),
    weight_kg: weight?.unit === 'kg' ? (weight.value ?? null) : null,
    length_cm: length ?? null,
    width_cm: width ?? null,
    height_cm: height ?? null,
    // A store that says more than a number of days has all of it here.
    returns_days: textCell(/^(\d{1,3}) days$/.exec(returns ?? '')?.[1] ?? returns),
    low_at: variant.lowAt,
    pictures: textCell(variant.images.map(({ key }) => key).join(' ')),
    status,
  };
  return productColumns.map((column) => cells[column]);
}
