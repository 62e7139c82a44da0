import type { SheetItem, SheetProduct, SheetVariant } from '@oja/contract/desks/desk-sheet';
import type { Kobo } from '@oja/domain/money/money';

/** In the order in which they stand. */
export const sheetColumns = ['product', 'variant', 'sku', 'price', 'salePrice', 'youGet', 'count', 'lowAt'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Those that are written in. */
export const typedColumns = ['price', 'salePrice', 'count', 'lowAt'] as const;
export type TypedColumn = (typeof typedColumns)[number];

export const isTyped = (column: SheetColumn): column is TypedColumn =>
  (typedColumns as readonly SheetColumn[]).includes(column);

/** What the shop has of a row. */
export interface RowValues {
  price: Kobo;
  discountPrice: Kobo | null;
  /** Units owned. */
  count: number;
  lowAt: number;
}

/** A variant of a product. */
export interface SheetRow {
  product: SheetProduct;
  variant: SheetVariant;
  values: RowValues;
  /** Place of the first row of its product, from 0. */
  first: number;
  /** Rows of its product. */
  span: number;
}

/** One row a variant, in their order. */
export function rowsOf(products: readonly SheetProduct[]): SheetRow[] {
  let first = 0;
  return products.flatMap((product) => {
    const from = first;
    first += product.variants.length;
    const items = new Map(product.items.map((item) => [item.id, item]));
    return product.variants.map((variant) => ({
      product,
      variant,
      values: valuesOf(product, variant, items),
      first: from,
      span: product.variants.length,
    }));
  });
}

function valuesOf(product: SheetProduct, variant: SheetVariant, items: ReadonlyMap<string, SheetItem>): RowValues {
  const item = items.get(variant.stockItemId);
  const priced = product.pricedEach && variant.price !== null ? variant : product;
  return {
    price: priced.price ?? product.price,
    discountPrice: priced.discountPrice,
    count: item?.stock ?? 0,
    lowAt: item?.lowAt ?? 0,
  };
}

/** Whether all rows of a product have one cell there. */
export function isShared({ product }: SheetRow, column: SheetColumn): boolean {
  if (column === 'product') return true;
  if (column === 'variant' || column === 'sku') return false;
  return column === 'count' || column === 'lowAt' ? product.items.length === 1 : !product.pricedEach;
}

/** The row at which the cell begins that a row has in a column. @param at the row's place */
export function cellStart(rows: readonly SheetRow[], at: number, column: SheetColumn): number {
  const row = rows[at];
  return row && isShared(row, column) ? row.first : at;
}

/** The row after that cell. */
export function cellEnd(rows: readonly SheetRow[], at: number, column: SheetColumn): number {
  const row = rows[at];
  return row && isShared(row, column) ? row.first + row.span : at + 1;
}

/** What is typed in a cell is kept by it: whatever the rows on screen are, it is the same for the same price or count. */
export function cellKey({ product, variant }: SheetRow, column: TypedColumn): string {
  const priced = product.pricedEach ? variant.id : product.id;
  return `${column} ${column === 'price' || column === 'salePrice' ? priced : variant.stockItemId}`;
}

/** 'red, 42'; '' where there is no choice. */
export const choiceOf = ({ color, size }: { color: string; size: string }): string =>
  [color, size].filter(Boolean).join(', ');

/** What readers hear that a cell is of: 'Ankara wax 6 yards, red'. */
export function cellName(row: SheetRow, column: SheetColumn): string {
  const choice = isShared(row, column) ? '' : choiceOf(row.variant);
  return choice === '' ? row.product.name : `${row.product.name}, ${choice}`;
}
