import type { ProductColumn } from '../product-columns.ts';
import type { ProductForm } from '../product-form.ts';
import type { ProductStatus } from '../product-status.ts';
import type { Priced } from '../read-product-form.ts';

/** A variant of a product that is there and offered. */
export interface ShopVariant extends Priced {
  id: string;
  color: string;
  size: string;
  /** Null: the product's, with colour and size. */
  sku: string | null;
  stockItemId: string;
  stock: number;
  /** Null: it is not watched. */
  lowAt: number | null;
  /** What an export says of it. */
  cells: Record<ProductColumn, string>;
}

/** A product that is there, as rows are compared with it. */
export interface ShopProduct extends Priced {
  id: string;
  name: string;
  sku: string;
  status: ProductStatus;
  pricedEach: boolean;
  form: ProductForm;
  variants: ShopVariant[];
}

/** Something of a product that is there as rows want it: made by the change of their import. */
export type ImportValue = {
  /** Lines that say so. */
  rows: number[];
} & (
  | { what: 'price'; variantId: string | null; seen: Priced; asked: Priced }
  | { what: 'count'; stockItemId: string; seen: number; count: number }
  | { what: 'low-at'; stockItemId: string; lowAt: number }
  | { what: 'status'; from: ProductStatus; to: ProductStatus }
);
