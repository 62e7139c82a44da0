import { describe, expect, it } from 'vitest';
import { kobo } from '../../money/money.ts';
import { type ProductColumn, productColumns } from '../product-columns.ts';
import { emptyForm } from '../product-form.ts';
import { findVariants, ownSkuOf } from './found-variants.ts';
import { type RowCells, RowProblems } from './import-row.ts';
import type { ShopProduct } from './shop-product.ts';

const cells = Object.fromEntries(productColumns.map((column) => [column, ''])) as Record<ProductColumn, string>;
const variant = (id: string, color: string, size: string, sku: string | null = null) => ({
  ...{ id, color, size, sku, stockItemId: 'p', stock: 10, lowAt: null },
  ...{ price: kobo(100), discountPrice: null, cells },
});
const product = (form: { colors?: string[]; sizes?: string[] }, ...variants: ShopProduct['variants']): ShopProduct => ({
  ...{ id: 'p', name: 'Gown', sku: 'GOWN', status: 'live', pricedEach: false, price: kobo(100), discountPrice: null },
  form: { ...emptyForm, ...form },
  variants,
});

const gown = product(
  { colors: ['Red', 'Blue'], sizes: [] },
  variant('red', 'Red', '', 'GOWN-R'),
  variant('blue', 'Blue', ''),
);
const one = product({ colors: ['Red'] }, variant('only', 'Red', '', 'GOWN-R'));
const plain = product({}, variant('plain', '', ''));

function find(of: ShopProduct, ...rows: RowCells[]) {
  const problems = new RowProblems();
  const found = findVariants(
    rows.map((each, at) => ({ row: at + 2, cells: each })),
    of,
    problems,
  );
  const told = found.flatMap(({ row }) => problems.of(row.row).map(({ column, text }) => `${column}: ${text}`));
  return { found: found.map((each) => each.variant?.id ?? null), told };
}

describe('a row is of a variant', () => {
  it.each([
    ['by its SKU', gown, { sku: ' GOWN-R ' }, 'red'],
    ['by its SKU, whose colour it says in another case', gown, { sku: 'GOWN-R', color: 'RED' }, 'red'],
    ['by its colour and the SKU of its product', gown, { sku: 'gown', color: 'blue ' }, 'blue'],
    ['by its colour alone', gown, { color: 'Blue' }, 'blue'],
    ['by its colour, for which it brings another SKU', gown, { sku: 'NEW', color: 'Blue' }, 'blue'],
    ['where it is the only one, by the SKU of its product', one, { sku: 'Gown' }, 'only'],
    ['where it is the only one and no SKU is said', one, {}, 'only'],
    ['where there is nothing to choose, whatever SKU it brings', plain, { sku: 'OTHER' }, 'plain'],
  ])('%s [GOODS-112]', (_, of, row, id) => {
    expect(find(of, row)).toEqual({ found: [id], told: [] });
  });

  it('that is not there yet, where no other is so', () => {
    expect(find(gown, { sku: 'GOWN-G', color: 'Green' })).toEqual({ found: [null], told: [] });
    expect(find(one, { color: 'Blue' })).toEqual({ found: [null], told: [] });
  });

  it('that is written as it says, before one that is written in another case', () => {
    const twins = product({ colors: ['RED', 'Red'] }, variant('loud', 'RED', ''), variant('red', 'Red', ''));
    expect(find(twins, { color: 'Red' }).found).toEqual(['red']);
    expect(find(twins, { color: 'red' }).found).toEqual(['loud']);
  });

  it('in colour and size both', () => {
    const sized = product(
      { colors: ['Red', 'Blue'], sizes: ['S', 'M'] },
      ...['Red S', 'Red M', 'Blue S', 'Blue M'].map((id) => {
        const [color = '', size = ''] = id.split(' ');
        return variant(id, color, size);
      }),
    );
    expect(find(sized, { color: 'Blue', size: 'S' }, { color: 'red', size: 'm' })).toEqual({
      found: ['Blue S', 'Red M'],
      told: [],
    });
    expect(find(sized, { color: 'Blue' }).told).toEqual(['size: Say which size of this product.']);
  });
});

describe('a row of no variant for sure is told', () => {
  it.each([
    [
      'a SKU that is of another colour',
      gown,
      { sku: 'GOWN-R', color: 'Blue' },
      'color: This SKU is Red in your shop. Another colour needs a SKU of its own.',
    ],
    [
      'a SKU that is of no size',
      gown,
      { sku: 'GOWN-R', size: 'M' },
      'size: This SKU is of no size in your shop. Another size needs a SKU of its own.',
    ],
    ['no colour of several', gown, { sku: 'GOWN' }, 'color: Say which colour of this product.'],
    ['no colour, with another SKU', one, { sku: 'OTHER' }, 'color: Say which colour of this product.'],
    [
      'a size where there are none',
      plain,
      { size: 'M' },
      'size: This product has no sizes. Add them at the product first.',
    ],
    [
      'a colour where there are none',
      plain,
      { color: 'Red' },
      'color: This product has no colours. Add them at the product first.',
    ],
  ])('%s', (_, of, row, text) => {
    expect(find(of, row).told).toEqual([text]);
  });

  it('twice, where two rows say one [GOODS-114]', () => {
    const twice = (line: number) => `sku: This is the same variant as in row ${line}.`;
    expect(find(gown, { sku: 'GOWN-R' }, { color: 'red' }).told).toEqual([twice(3), twice(2)]);
    expect(find(gown, { color: 'Green' }, { color: ' green', sku: 'x' }).told).toEqual([twice(3), twice(2)]);
    expect(find(gown, { color: 'Green' }, { color: 'Pink' }).told).toEqual([]);
  });
});

it.each([
  ['that it has, where the row says none', {}, 'GOWN-R'],
  ['that it has, where the row says its product’s', { sku: 'gown' }, 'GOWN-R'],
  ['that the row says', { sku: ' GOWN-RED ' }, 'GOWN-RED'],
])('a variant gets the SKU %s', (_, row, sku) => {
  const [red = null] = gown.variants;
  expect(ownSkuOf({ row: { row: 2, cells: row }, variant: red }, gown)).toBe(sku);
});

it('a variant that is new has its product’s SKU where the row says no other', () => {
  expect(ownSkuOf({ row: { row: 2, cells: { sku: 'GOWN' } }, variant: null }, gown)).toBe('');
});
