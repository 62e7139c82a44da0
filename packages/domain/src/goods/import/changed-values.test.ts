import { describe, expect, it } from 'vitest';
import { kobo } from '../../money/money.ts';
import { type ProductColumn, productColumns } from '../product-columns.ts';
import { emptyForm } from '../product-form.ts';
import type { ProductStatus } from '../product-status.ts';
import { changedValues } from './changed-values.ts';
import { type RowCells, RowProblems } from './import-row.ts';
import type { ShopProduct, ShopVariant } from './shop-product.ts';

const cells = Object.fromEntries(productColumns.map((column) => [column, ''])) as Record<ProductColumn, string>;
const before = { price: '12000.00', sale_price: '10500.00', count: '20', low_at: '3' };
const seen = { price: kobo(1_200_000), discountPrice: kobo(1_050_000) };

/** On sale, at 10,500 of 12,000; 20 units of all together. */
const gown: ShopProduct = {
  ...{ id: 'p', name: 'Gown', sku: 'G', status: 'live', pricedEach: false, ...seen },
  form: { ...emptyForm, colors: ['Red', 'Blue'] },
  variants: ['Red', 'Blue'].map(
    (color): ShopVariant => ({
      ...{ id: color, color, size: '', sku: null, stockItemId: 'p', stock: 20, lowAt: 3, ...seen },
      cells: { ...cells, ...before },
    }),
  ),
};
/** The same with a price and units of each variant. */
const each: ShopProduct = {
  ...gown,
  pricedEach: true,
  form: { ...gown.form, pricedEach: true, countedEach: true },
  variants: gown.variants.map((variant) => ({ ...variant, stockItemId: `p-${variant.id}` })),
};

/** Rows from line 2: the first of Red, the second of Blue, each further of what is not there yet. */
function change(product: ShopProduct, ...rows: RowCells[]) {
  const problems = new RowProblems();
  const noted: string[] = [];
  const found = rows.map((row, at) => ({ row: { row: at + 2, cells: row }, variant: product.variants[at] ?? null }));
  const values = changedValues(found, {
    ...{ product, problems },
    note: ({ row }, column, text) => noted.push(`${row} ${column} ${text}`),
  });
  const told = problems.rows.flatMap((line) =>
    problems.of(line).map(({ column, text }) => `${line} ${column}: ${text}`),
  );
  return { values, noted, told };
}
const nothing = { values: [], noted: [], told: [] };

describe('a price', () => {
  it('of all variants is changed once, by the rows that say it', () => {
    const asked = { price: kobo(1_300_000), discountPrice: kobo(1_050_000) };
    expect(change(gown, { price: '13,000' }, { price: '₦13k' })).toEqual({
      values: [{ what: 'price', variantId: null, seen, asked, rows: [2, 3] }],
      noted: ['2 price 12000.00', '3 price 12000.00'],
      told: [],
    });
  });

  it('is no change in another notation, where it is empty, and where it is no amount [GOODS-111]', () => {
    expect(change(gown, { price: '₦12k', sale_price: '10,500' }, {})).toEqual(nothing);
    expect(change(gown, { price: ' ' }, { price: 'many' })).toEqual(nothing);
    expect(change(gown, { sale_price: 'few' }, {})).toEqual(nothing);
    expect(change(each, { price: '12000' }, { price: 'many' })).toEqual(nothing);
  });

  it('is off sale where its cell is there and empty [GOODS-111]', () => {
    const asked = { price: seen.price, discountPrice: null };
    expect(change(gown, { sale_price: ' ' }, { sale_price: '' })).toEqual({
      values: [{ what: 'price', variantId: null, seen, asked, rows: [2, 3] }],
      noted: ['2 sale_price 10500.00', '3 sale_price 10500.00'],
      told: [],
    });
  });

  it('is one of all variants: rows that say different ones are told', () => {
    const text = 'All of this product has one price. Give each its own at the product first.';
    expect(change(gown, { price: '13000' }, { price: '14000' })).toEqual({
      ...nothing,
      told: [`2 price: ${text}`, `3 price: ${text}`],
    });
    expect(change(gown, { price: '13000' }, { sale_price: '9000' }).told).toEqual([
      `2 price: ${text}`,
      `3 sale_price: ${text}`,
    ]);
  });

  it('is not changed by a variant that is new, which may say what the others say', () => {
    const asked = { price: kobo(1_300_000), discountPrice: kobo(1_050_000) };
    const row = { price: '13000' };
    expect(change(gown, row, row, row)).toMatchObject({ values: [{ asked, rows: [2, 3, 4] }], told: [] });
    expect(change(gown, row, row, row).noted).toEqual(['2 price 12000.00', '3 price 12000.00']);
    expect(change(gown, row, row, {})).toMatchObject({ values: [{ asked, rows: [2, 3] }], told: [] });
    const text = 'All of this product has one price. Give each its own at the product first.';
    expect(change({ ...gown, variants: [] }, row)).toEqual({ ...nothing, told: [`2 price: ${text}`] });
    expect(change(gown, {}, {}, { sale_price: '9000' }).told).toContain(`4 sale_price: ${text}`);
    expect(change({ ...gown, variants: [] }, { price: '12,000', sale_price: '10500' })).toEqual(nothing);
  });

  it('of each variant is changed by its own row', () => {
    expect(change(each, { price: '12000' }, { price: '13000', sale_price: '9,000' }, { price: '99' })).toEqual({
      values: [
        {
          ...{ what: 'price', variantId: 'Blue', seen, rows: [3] },
          asked: { price: kobo(1_300_000), discountPrice: kobo(900_000) },
        },
      ],
      noted: ['3 price 12000.00', '3 sale_price 10500.00'],
      told: [],
    });
    expect(change(each, { price: ' ', sale_price: '9,000' })).toMatchObject({
      values: [{ asked: { price: seen.price, discountPrice: kobo(900_000) } }],
    });
    expect(change(each, { sale_price: '10000' }).noted).toEqual(['2 sale_price 10500.00']);
  });
});

describe('units', () => {
  it('of all variants are counted once, by rows that say the same, whatever their notation', () => {
    expect(change(gown, { count: '1,700' }, { count: '' }, { count: '1700.0' })).toEqual({
      values: [{ what: 'count', stockItemId: 'p', seen: 20, count: 1700, rows: [2, 4] }],
      noted: ['2 count 20', '4 count 20'],
      told: [],
    });
    expect(change(gown, { count: '20' }, { count: '20' })).toEqual(nothing);
  });

  it('that are counted together and said differently are told', () => {
    const text = 'These are counted together: rows of them say the same, or leave it empty.';
    expect(change(gown, { count: '9' }, { count: '8' })).toEqual({
      ...nothing,
      told: [`2 count: ${text}`, `3 count: ${text}`],
    });
  });

  it('of each variant are its own; what is new is no change of them', () => {
    expect(change(each, { count: '9' }, { count: '8' }, { count: '7' })).toEqual({
      values: [
        { what: 'count', stockItemId: 'p-Red', seen: 20, count: 9, rows: [2] },
        { what: 'count', stockItemId: 'p-Blue', seen: 20, count: 8, rows: [3] },
      ],
      noted: ['2 count 20', '3 count 20'],
      told: [],
    });
  });

  it('that are no number change nothing', () => {
    for (const count of ['many', '10 pcs', 'x10', '1234567890']) expect(change(gown, { count })).toEqual(nothing);
  });

  it('from which a store is told are at most 1,000', () => {
    expect(change(gown, { low_at: '1,000' })).toEqual({
      values: [{ what: 'low-at', stockItemId: 'p', lowAt: 1000, rows: [2] }],
      noted: ['2 low_at 3'],
      told: [],
    });
    expect(change(gown, { low_at: '1001' })).toEqual({
      ...nothing,
      told: ['2 low_at: Enter a number from 0 to 1,000.'],
    });
    expect(change(gown, { low_at: '3' })).toEqual(nothing);
    expect(change(gown, { count: '1001' }).told).toEqual([]);
  });
});

describe('a status', () => {
  it.each<[string, ProductStatus]>([
    [' Paused', 'paused'],
    ['ARCHIVED', 'archived'],
    ['Taken  down', 'taken_down'],
    ['taken-down', 'taken_down'],
  ])('is read from %j', (text, to) => {
    expect(change(gown, {}, { status: text })).toMatchObject({
      values: [{ what: 'status', from: 'live', to, rows: [3] }],
      told: [],
    });
  });

  it('that it has already is no change', () => {
    expect(change(gown, { status: 'Live' }, {})).toEqual(nothing);
  });

  it('that there is not is told where it is said', () => {
    expect(change(gown, {}, { status: 'sold' })).toEqual({
      ...nothing,
      told: ['3 status: "sold" is not one of live, paused and archived.'],
    });
  });
});
