import { type ProductColumn, productColumns } from '@oja/domain/goods/product-columns';
import { type ProductStatus, productStatuses } from '@oja/domain/goods/product-status';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';
import { textCell } from '../../../platform/csv/csv-stream.ts';
import type { ExportedTable } from '../../../platform/tables/exported-table.ts';
import { type ExportedVariant, findExportedProducts, findExportedVariants } from './exported-goods.queries.ts';
import { cellsOf } from './product-cells.ts';

/** Products at once, of up to a hundred variants each. */
const most = 250;

export const amountColumns: readonly ProductColumn[] = ['price', 'sale_price'];

/** All products of a store, a variant a row, in the columns that are read again. Each page is a question of its own. */
export const exportProducts = (db: Db, sellerId: SellerId): ExportedTable => ({
  columns: productColumns,
  amounts: amountColumns,
  times: [],
  pages: pagesOf(db, sellerId),
});

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

const rowOf = (variant: ExportedVariant, status: ProductStatus): (string | number | null)[] => {
  const cells = cellsOf(variant, status);
  return productColumns.map((column) => {
    const cell = cells[column];
    return typeof cell === 'string' ? textCell(cell) : cell;
  });
};
