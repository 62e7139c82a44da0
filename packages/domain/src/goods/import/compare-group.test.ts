import { describe, expect, it } from 'vitest';
import { kobo } from '../../money/money.ts';
import { type ProductColumn, productColumns } from '../product-columns.ts';
import { emptyForm } from '../product-form.ts';
import { compareGroup, judgeRows, tellSharedSkus } from './compare-group.ts';
import type { RowCells } from './import-row.ts';
import type { ShopProduct } from './shop-product.ts';

const facts = {
  shelves: [
    { id: 'f', name: 'Fabrics', subcategories: [{ id: 'f-lace', name: 'Lace' }] },
    { id: 'p', name: 'Phones', subcategories: [] },
  ],
  pictures: new Map([['lace.jpg', 'photo']]),
  skus: new Set<string>(),
};
const cells = Object.fromEntries(productColumns.map((column) => [column, ''])) as Record<ProductColumn, string>;
const colors = ['Red', 'Blue'];
const price = { price: kobo(1_200_000), discountPrice: null };
const phone: ShopProduct = {
  ...{ id: 'phone', name: 'Phone', sku: 'PH', status: 'live', pricedEach: false, ...price },
  form: {
    ...{ ...emptyForm, name: 'Phone', price: '12000', count: '9', categoryId: 'p', colors },
    pictures: [{ id: 'x', alt: '' }],
    variants: colors.map((color) => ({
      ...{ color, size: '', price: '', salePrice: '', count: '', sku: '', offered: true },
    })),
  },
  variants: colors.map((color) => ({
    ...{ id: color, color, size: '', sku: null, stockItemId: 'phone', stock: 9, lowAt: null, ...price },
    cells: { ...cells, name: 'Phone', color, price: '12000.00', count: '9' },
  })),
};
const compare = (rows: RowCells[], product?: ShopProduct, isTorn = false) =>
  compareGroup({ rows: rows.map((each, at) => ({ row: at + 2, cells: each })), isTorn }, { product, facts });
const toldIn = ({ problems }: ReturnType<typeof compare>) =>
  problems.rows.flatMap((line) => problems.of(line).map(({ column, text }) => `${line} ${column}: ${text}`));
const lace = { sku: 'L', name: 'White lace', category: 'Fabrics', subcategory: 'Lace', price: '12000', count: '2' };

describe('rows of a product that is new', () => {
  it('make it in the shop, or a draft where only its pictures are missing [GOODS-121]', () => {
    const whole = compare([{ ...lace, pictures: 'lace.jpg', status: 'paused' }]);
    expect(whole).toMatchObject({ isDraft: false, status: 'paused', form: { name: 'White lace', sku: 'L' } });
    expect(toldIn(whole)).toEqual([]);
    const draft = compare([lace]);
    expect(draft).toMatchObject({ isDraft: true, status: 'live' });
    expect(toldIn(draft)).toEqual([]);
    expect(judgeRows(draft)).toEqual([{ row: 2, action: 'new', before: {}, problems: [], missing: [] }]);
  });

  it('are wrong where the form is, beside their cells [GOODS-115]', () => {
    expect(toldIn(compare([{ ...lace, name: 'x', category: '', subcategory: '', price: 'many' }]))).toEqual([
      '2 price: "many" is not an amount.',
      '2 name: Give it a name of 3 to 120 letters.',
      '2 category: Choose a category.',
    ]);
    expect(toldIn(compare([{ ...lace, subcategory: '' }]))).toEqual(['2 subcategory: Choose a subcategory.']);
    expect(toldIn(compare([{ ...lace, category: 'Phones', subcategory: '' }]))).toEqual([]);
    const crowd = { ...lace, pictures: Array.from({ length: 9 }, (_, at) => `${at}.jpg`).join(' ') };
    const pictures = new Map(Array.from({ length: 9 }, (_, at) => [`${at}.jpg`, `${at}`]));
    const many = compareGroup(
      { rows: [{ row: 2, cells: crowd }], isTorn: false },
      { product: undefined, facts: { ...facts, pictures } },
    );
    expect(toldIn(many)).toEqual(['2 pictures: Keep at most 8 pictures.']);
  });

  it('name photographs that nobody has sent', () => {
    expect(judgeRows(compare([{ ...lace, pictures: 'gele.jpg' }]))).toMatchObject([
      { action: 'new', missing: ['gele.jpg'] },
    ]);
  });

  it('make nothing where they are too many', () => {
    const rows = Array.from({ length: 101 }, (_, at) => ({ ...lace, sku: '', group: 'L', size: `${at}` }));
    const compared = compare(rows);
    expect(compared).toMatchObject({ form: null, values: [] });
    expect(judgeRows(compared).every(({ action }) => action === 'wrong')).toBe(true);
  });
});

it('rows of one group that name two products are told, and change neither', () => {
  const torn = compare([{ sku: 'PH', count: 'x' }, { sku: 'L' }], phone, true);
  const text = 'group: Rows of this group belong to two of your products.';
  expect(toldIn(torn)).toEqual([`2 ${text}`, `3 ${text}`]);
  expect(torn).toMatchObject({ form: null, values: [] });
});

describe('rows of a product that is there', () => {
  it('change its form, its values or nothing, each by itself', () => {
    const compared = compare([{ color: 'Red', name: 'Phone 2', count: '7' }, { color: 'Blue' }], phone);
    expect(compared).toMatchObject({ form: { name: 'Phone 2' }, values: [{ what: 'count', count: 7 }] });
    expect(judgeRows(compared)).toEqual([
      { row: 2, action: 'change', before: { name: 'Phone', count: '9' }, problems: [], missing: [] },
      { row: 3, action: 'same', before: {}, problems: [], missing: [] },
    ]);
    expect(judgeRows(compare([{ color: 'Red', count: '7' }], phone))).toMatchObject([{ action: 'change' }]);
    expect(judgeRows(compare([{ color: 'Green' }, { color: 'Red' }], phone))).toMatchObject([
      { action: 'new' },
      { action: 'same' },
    ]);
  });

  it('are wrong where what they make of it is, but not by what it has from before', () => {
    expect(toldIn(compare([{ color: 'Red', name: 'x' }], phone))).toEqual([
      '2 name: Give it a name of 3 to 120 letters.',
    ]);
    const old = { ...phone, form: { ...phone.form, name: 'x' } };
    expect(toldIn(compare([{ color: 'Red', brand: 'Nokia' }], old))).toEqual([]);
    expect(toldIn(compare([{ color: 'Red', count: '7 pcs' }], phone))).toEqual([
      '2 count: "7 pcs" is not a number of units.',
    ]);
  });

  it('change nothing where they are too many', () => {
    const rows = Array.from({ length: 101 }, (_, at) => ({ color: `${at}` }));
    expect(judgeRows(compare(rows, phone)).map(({ action }) => action)).toEqual(rows.map(() => 'wrong'));
  });
});

describe('where a row of a product is wrong', () => {
  it('its other rows are not stored either, and say which; one that changes nothing is no error [GOODS-127]', () => {
    const compared = compare(
      [
        { color: 'Red', low_at: '5' },
        { color: 'Blue' },
        { color: 'Green', price: 'many' },
        { color: 'Red Blue', low_at: 'x' },
      ],
      phone,
    );
    expect(
      judgeRows(compared).map(({ row, action, problems }) => [row, action, ...problems.map(({ text }) => text)]),
    ).toEqual([
      [2, 'wrong', 'Row 4 of this product is wrong.'],
      [3, 'same'],
      [4, 'wrong', '"many" is not an amount.'],
      [5, 'wrong', '"x" is not a number of units.'],
    ]);
  });

  it('the first that is wrong is named', () => {
    const compared = compare(
      [
        { color: 'Red', low_at: '5' },
        { color: 'Blue', sku: '-B' },
        { color: 'Green', low_at: 'x' },
      ],
      phone,
    );
    expect(judgeRows(compared)[0]?.problems).toEqual([{ column: null, text: 'Row 3 of this product is wrong.' }]);
  });
});

it('a SKU that rows of another product give, too, is told with the first of them [GOODS-114]', () => {
  const compared = compare([{ sku: 'A', color: 'Red' }, { sku: 'B', color: 'Blue' }, { color: 'Green' }]);
  const before = toldIn(compared);
  tellSharedSkus(
    compared,
    new Map([
      ['A', [2, 3, 7, 8]],
      ['B', [2, 3]],
    ]),
  );
  const text = '2 sku: Row 7 has this SKU, too, and is of another product.';
  expect(toldIn(compared).filter((told) => !before.includes(told))).toEqual([text]);
});
