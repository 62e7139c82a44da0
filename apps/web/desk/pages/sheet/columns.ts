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
  variant: '9.5rem',
  sku: '9.5rem',
  price: '7rem',
  salePrice: '7rem',
  youGet: '7.5rem',
  count: '5rem',
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
