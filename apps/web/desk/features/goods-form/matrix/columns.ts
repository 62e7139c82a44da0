import type { Column } from './pasted-block.ts';

export const columnNames: Record<Column, string> = {
  count: 'Count',
  price: 'Price ₦',
  salePrice: 'Sale price ₦',
  sku: 'SKU',
};

const every = {
  none: ['sku'],
  counted: ['count', 'sku'],
  priced: ['price', 'salePrice', 'sku'],
  both: ['count', 'price', 'salePrice', 'sku'],
} as const satisfies Record<string, readonly Column[]>;

/** The same list each time, so that rows that did not change are not drawn. */
export const columnsOf = (countedEach: boolean, pricedEach: boolean): readonly Column[] =>
  every[countedEach ? (pricedEach ? 'both' : 'counted') : pricedEach ? 'priced' : 'none'];
