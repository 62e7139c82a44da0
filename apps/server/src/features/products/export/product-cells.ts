import type { ProductColumn } from '@oja/domain/goods/product-columns';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import { amountCell } from '@oja/domain/money/amount-cell';
import type { ExportedVariant } from './exported-goods.queries.ts';

type ProductCells = Record<ProductColumn, string | number | null>;

/** What a file says of a variant, without the guard against spreadsheets; what is read of a file is compared with it. */
export function cellsOf(variant: ExportedVariant, status: ProductStatus): ProductCells {
  const { salePrice, weight, dimensions, returns } = variant;
  const { length, width, height } = dimensions?.unit === 'cm' ? dimensions : {};
  return {
    sku: variant.sku,
    group: variant.group,
    name: variant.name,
    category: variant.category,
    subcategory: variant.subcategory,
    price: amountCell(variant.price),
    sale_price: salePrice === null ? '' : amountCell(salePrice),
    count: variant.count,
    color: variant.color,
    size: variant.size,
    brand: variant.brand,
    description: variant.description,
    tags: variant.tags.join(', '),
    weight_kg: weight?.unit === 'kg' ? (weight.value ?? null) : null,
    length_cm: length ?? null,
    width_cm: width ?? null,
    height_cm: height ?? null,
    // A store that says more than a number of days has all of it here.
    returns_days: /^(\d{1,3}) days$/.exec(returns ?? '')?.[1] ?? returns,
    low_at: variant.lowAt,
    pictures: variant.images.map(({ key }) => key).join(' '),
    status,
  };
}
