import { describe, expect, it } from 'vitest';
import { formLimits } from '../product-form.ts';
import { type RowCells, RowProblems } from './import-row.ts';
import { newProduct } from './new-product.ts';

const facts = {
  shelves: [{ id: 'f', name: 'Fabrics', subcategories: [{ id: 'f-lace', name: 'Lace' }] }],
  pictures: new Map([['lace', 'photo']]),
  skus: new Set<string>(),
};

/** What rows from line 2 make. */
function make(...rows: RowCells[]) {
  const problems = new RowProblems();
  const made = newProduct(
    rows.map((cells, at) => ({ row: at + 2, cells })),
    facts,
    problems,
  );
  const told = problems.rows.flatMap((line) =>
    problems.of(line).map(({ column, text }) => `${line} ${column}: ${text}`),
  );
  return { ...made, told };
}
const formOf = (...rows: RowCells[]) => make(...rows).form;
const unsaid = { color: '', size: '', price: '', salePrice: '', count: '', sku: '', offered: true };

describe('a row makes a product', () => {
  it('of all that it says', () => {
    const made = make({
      ...{ sku: 'L-1', name: 'Lace', category: 'fabrics', subcategory: 'lace', brand: 'Vlisco', tags: 'lace, white' },
      ...{
        price: '12,000',
        sale_price: '10k',
        count: '20.0',
        low_at: '4.0',
        returns_days: '7',
        pictures: 'lace, Gele',
      },
      ...{ description: 'Five yards.', weight_kg: '0.5', length_cm: '10', width_cm: '20', height_cm: '30' },
    });
    expect(made).toEqual({
      form: {
        ...{ sku: 'L-1', name: 'Lace', categoryId: 'f', subcategoryId: 'f-lace', brand: 'Vlisco' },
        ...{ tags: ['lace', 'white'], price: '12,000', salePrice: '10k', count: '20', lowAt: '4', returns: '7 days' },
        ...{ description: 'Five yards.', weight: '0.5', length: '10', width: '20', height: '30' },
        ...{ pictures: [{ id: 'photo', alt: '' }], colors: [], sizes: [], variants: [] },
        ...{ pricedEach: false, countedEach: false },
      },
      status: 'live',
      missing: new Map([[2, ['gele']]]),
      told: [],
    });
  });

  it.each([
    ['', 'live', []],
    ['Live', 'live', []],
    ['PAUSED', 'paused', []],
    ['archived', 'live', ['3 status: What is new is live or paused.']],
  ])('of status %j, which is %s at once', (status, at, told) => {
    const made = make({ size: 'S' }, { size: 'M', status });
    expect([made.status, made.told]).toEqual([at, told]);
  });

  it('that has as many combinations as a product has, or none', () => {
    const rows = (many: number) => Array.from({ length: many }, (_, at) => ({ size: `${at}` }));
    expect(formOf(...rows(formLimits.variants))?.variants).toHaveLength(100);
    const { form, told } = make(...rows(101));
    expect(form).toBeUndefined();
    expect(told).toHaveLength(101);
    expect(told[100]).toBe('102 null: A product has at most 100 combinations of colour and size: these are 101.');
  });
});

describe('rows of a group make variants of one product', () => {
  it('with a price and units of their own [GOODS-113]', () => {
    expect(
      formOf(
        { group: 'G', sku: 'G-R', color: ' Red ', size: 'S', price: '100', count: '1.0' },
        { group: 'g', sku: 'G-B', color: 'Blue', size: 'M', price: '200', sale_price: '150', count: '2' },
      ),
    ).toMatchObject({
      ...{ sku: 'G', price: '', salePrice: '', count: '', pricedEach: true, countedEach: true },
      ...{ colors: ['Red', 'Blue'], sizes: ['S', 'M'] },
      variants: [
        { color: 'Red', size: 'S', price: '100', salePrice: '', count: '1', sku: 'G-R', offered: true },
        { ...unsaid, color: 'Red', size: 'M', offered: false },
        { ...unsaid, color: 'Blue', size: 'S', offered: false },
        { color: 'Blue', size: 'M', price: '200', salePrice: '150', count: '2', sku: 'G-B', offered: true },
      ],
    });
  });

  it('with one price where they say one, in whatever notation', () => {
    expect(formOf({ size: 'S', price: '12,000' }, { size: 'M', price: '₦12k' }, { size: 'L' })).toMatchObject({
      ...{ price: '12,000', salePrice: '', pricedEach: false },
      variants: [{ price: '', salePrice: '' }, { price: '' }, { price: '' }],
    });
    expect(formOf({ size: 'S', price: '100', sale_price: '90' }, { size: 'M' })).toMatchObject({
      ...{ price: '100', salePrice: '90', pricedEach: false },
    });
    const sale = { price: '100', sale_price: '90.00' };
    expect(formOf({ size: 'S', price: '100', sale_price: '90' }, { size: 'M', ...sale })?.pricedEach).toBe(false);
    expect(formOf({ size: 'S', price: '100', sale_price: '90' }, { size: 'M', price: '100' })).toMatchObject({
      ...{ price: '', salePrice: '', pricedEach: true },
      variants: [
        { price: '100', salePrice: '90' },
        { price: '100', salePrice: '' },
      ],
    });
  });

  it('without a price of its own at the price of the first', () => {
    expect(formOf({ size: 'S', price: '100' }, { size: 'M', price: '200' }, { size: 'L' })?.variants).toMatchObject([
      { price: '100' },
      { price: '200' },
      { price: '100' },
    ]);
  });

  it('that are counted together where one row alone says how many', () => {
    expect(formOf({ size: 'S' }, { size: 'M', count: '9.0' }, { size: 'L' })).toMatchObject({
      ...{ count: '9', countedEach: false },
      variants: [{ count: '' }, { count: '' }, { count: '' }],
    });
    expect(formOf({ size: 'S' }, { size: 'M' })).toMatchObject({ count: '', countedEach: true });
    expect(formOf({ size: 'S', count: '9' })).toMatchObject({
      count: '',
      countedEach: true,
      variants: [{ count: '9' }],
    });
    expect(formOf({ color: 'Red', count: '9' })).toMatchObject({ countedEach: true, variants: [{ count: '9' }] });
  });

  it.each([
    ['its own, without a group', [{ sku: ' L-1 ' }], 'L-1', []],
    ['of the first row that has one, without a group', [{ size: 'S' }, { size: 'M', sku: 'L-M' }], 'L-M', ['', '']],
    ['as its row writes it, where that is the group', [{ size: 'S', group: 'g', sku: 'G' }], 'G', ['']],
    [
      'its group',
      [
        { size: 'S', group: 'G', sku: 'G-S' },
        { size: 'M', group: 'G' },
      ],
      'G',
      ['G-S', ''],
    ],
    ['made by the shop, where the group is none', [{ size: 'S', group: 'Air runner', sku: 'A-S' }], '', ['A-S']],
    ['made by the shop, where nothing is said', [{ name: 'Lace' }], '', []],
  ])('whose SKU is %s', (_, rows, sku, own) => {
    const form = formOf(...rows);
    expect([form?.sku, form?.variants.map((variant) => variant.sku)]).toEqual([sku, own]);
  });
});

it('a part of a category that is not there is none', () => {
  expect(formOf({ category: 'Fabrics', subcategory: 'Laces' })).toMatchObject({ categoryId: 'f', subcategoryId: '' });
});

describe('rows of one product that do not go together are told', () => {
  it.each([
    ['colour', 'color', 'Red'],
    ['size', 'size', 'M'],
  ])('where some say no %s', (word, column, text) => {
    const other = column === 'color' ? 'size' : 'color';
    expect(make({ [column]: text, [other]: '1' }, { [column]: ' ', [other]: '2' }).told).toEqual([
      `3 ${column}: Say which ${word}, as other rows of this product do.`,
    ]);
  });

  it('where two say the same choice, with the other rows, of which five are named [GOODS-114]', () => {
    expect(make({ color: 'Red', sku: 'a' }, { color: ' red', sku: 'b' }, { color: 'Blue' }).told).toEqual([
      '2 sku: This is the same variant as in row 3.',
      '3 sku: This is the same variant as in row 2.',
    ]);
    expect(make(...Array.from({ length: 7 }, () => ({ color: 'Red', size: 'S' }))).told[0]).toBe(
      '2 sku: This is the same variant as in row 3, 4, 5, 6, 7.',
    );
    expect(make({ color: 'Red', size: 'S' }, { color: 'Red', size: 'M' }).told).toEqual([]);
  });

  it('where they say different things of it', () => {
    expect(make({ size: 'S', name: 'Lace' }, { size: 'M', name: 'Gele' }).told).toEqual(
      [2, 3].map((line) => `${line} name: Rows of one product say the same here, or leave it empty.`),
    );
  });
});
