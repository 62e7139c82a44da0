import type { SheetColumn } from '../../features/sheet/sheet-rows.ts';

export const columnHeads: Record<SheetColumn, string> = {
  product: 'Product',
  variant: 'Variant',
  sku: 'SKU',
  price: 'Price ₦',
  salePrice: 'Sale ₦',
  youGet: 'You get',
  count: 'Count',
  lowAt: 'Low at',
};

/** The product takes what is left. */
export const columnWidths: Record<SheetColumn, string> = {
  product: 'auto',
  variant: '8rem',
  sku: '8rem',
  price: '8rem',
  salePrice: '7.5rem',
  youGet: '8rem',
  count: '6rem',
  lowAt: '5rem',
};

/** 'Price of Ankara wax 6 yards, red' */
export const cellLabels: Record<SheetColumn, string> = {
  product: 'Product',
  variant: 'Variant',
  sku: 'SKU',
  price: 'Price',
  salePrice: 'Sale price',
  youGet: 'What you get',
  count: 'Count',
  lowAt: 'Low at',
};
