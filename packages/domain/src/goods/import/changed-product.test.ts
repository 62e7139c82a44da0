import { expect, it } from 'vitest';
import { kobo } from '../../money/money.ts';
import { type ProductColumn, productColumns } from '../product-columns.ts';
import { emptyForm } from '../product-form.ts';
import { changedProduct } from './changed-product.ts';
import { type RowCells, RowProblems } from './import-row.ts';
import type { ShopProduct } from './shop-product.ts';

const noCells = Object.fromEntries(productColumns.map((column) => [column, ''])) as Record<ProductColumn, string>;
const variant = (color: string) => ({
  ...{ id: color, color, size: '', sku: null, stockItemId: 'p', stock: 10, lowAt: null },
  ...{
    price: kobo(100),
    discountPrice: null,
    cells: { ...noCells, sku: `G-${color}`, color, pictures: 'red blue both' },
  },
});
const gown: ShopProduct = {
  ...{ id: 'p', name: 'Gown', sku: 'G', status: 'live', pricedEach: false, price: kobo(100), discountPrice: null },
  form: {
    ...emptyForm,
    ...{ name: 'Gown', price: '1', count: '10', categoryId: 'c', colors: ['Red', 'Blue'] },
    pictures: [
      { id: 'red', alt: '', choice: 'Red' },
      { id: 'blue', alt: 'Behind', choice: 'Blue' },
      { id: 'both', alt: '' },
    ],
  },
  variants: [variant('Red'), variant('Blue')],
};
const facts = {
  shelves: [],
  pictures: new Map(['red', 'blue', 'both', 'new'].map((name) => [name, name])),
  skus: new Set<string>(),
};
const picturesAfter = (cells: RowCells) =>
  changedProduct([{ row: 2, cells: { sku: 'G-Red', color: 'Red', ...cells } }], {
    ...{ product: gown, facts, problems: new RowProblems() },
  })?.form?.pictures;

it('an import leaves those pictures that stay what they show, and knows of new ones nothing', () => {
  expect(picturesAfter({ pictures: 'new blue red' })).toEqual([
    { id: 'new', alt: '' },
    { id: 'blue', alt: 'Behind', choice: 'Blue' },
    { id: 'red', alt: '', choice: 'Red' },
  ]);
  expect(picturesAfter({ name: 'Long gown' })).toEqual(gown.form.pictures);
});
