import type { ImportFacts } from '@oja/domain/goods/import/import-facts';
import type { ImportRow } from '@oja/domain/goods/import/import-row';
import { namesIn, namesOf } from '@oja/domain/goods/import/named-pictures';
import type { ShopProduct } from '@oja/domain/goods/import/shop-product';
import { productColumns } from '@oja/domain/goods/product-columns';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { findCategories } from '../../catalogue/catalogue.questions.ts';
import { findPictures, findPicturesByKey } from '../../pictures/pictures.questions.ts';
import { type ExportedVariant, findExportedVariants } from '../export/exported-goods.queries.ts';
import { cellsOf } from '../export/product-cells.ts';
import { formsOfProducts } from '../form-of-product.ts';
import { findProducts, type ProductRow } from '../shown-product.queries.ts';
import { findImportPictures, findSkusAmong } from './import-pictures.queries.ts';

/** A product that is there, and which version of it. */
export interface ComparedWith extends ShopProduct {
  editVersion: number;
  held: number;
}

/** Products of the store as rows are compared with them, by their ids. */
export async function findShopProducts(
  tx: Tx,
  sellerId: SellerId,
  ids: readonly string[],
): Promise<Map<string, ComparedWith>> {
  if (ids.length === 0) return new Map();
  const rows = await findProducts(tx, sellerId, ids);
  const forms = await formsOfProducts(tx, sellerId, rows);
  const exported = Map.groupBy(await findExportedVariants(tx, sellerId, ids), ({ productId }) => productId);
  return new Map(
    rows.flatMap((row) => {
      const form = forms.get(row.id)?.form;
      return form ? [[row.id, shopProduct(row, form, exported.get(row.id) ?? [])] as const] : [];
    }),
  );
}

function shopProduct(row: ProductRow, form: ShopProduct['form'], exported: readonly ExportedVariant[]): ComparedWith {
  const { id, name, sku, status, pricedEach, price, discountPrice, editVersion, held } = row;
  const variants = exported.flatMap((each) => {
    const variant = row.variants.find((own) => own.id === each.id);
    if (!variant) return [];
    const cells = cellsOf(each, status);
    return [
      {
        ...{ id: variant.id, color: variant.color, size: variant.size, sku: variant.sku ?? null },
        ...{ price: each.price, discountPrice: each.salePrice, stockItemId: variant.stockItemId },
        ...{ stock: each.count, lowAt: each.lowAt },
        cells: Object.fromEntries(
          productColumns.map((column) => [column, String(cells[column] ?? '')]),
        ) as ShopProduct['variants'][number]['cells'],
      },
    ];
  });
  return { ...{ id, name, sku, status, pricedEach, price, discountPrice, editVersion, held }, form, variants };
}

/** What the shop knows of what rows name. */
export async function findFacts(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  rows: readonly ImportRow[],
): Promise<ImportFacts> {
  const shelves = await findCategories(tx);
  const keys = [...new Set(rows.flatMap(namesIn))];
  const byKey = keys.length > 0 ? await findPicturesByKey(tx, sellerId, keys) : [];
  // Files of banners have names, too, and show no goods.
  const square = await findPictures(
    tx,
    sellerId,
    byKey.map((picture) => picture.id),
  );
  const named = await findImportPictures(tx, sellerId, id);
  const pictures = new Map([
    ...named.flatMap((picture) => namesOf(picture.name).map((name): [string, string] => [name, picture.id])),
    ...square.map((picture): [string, string] => [picture.key, picture.id]),
  ]);
  const skus = await findSkusAmong(tx, sellerId, id, [...pictures.keys()]);
  return { shelves, pictures, skus: new Set(skus) };
}
