import { describe, expect, it } from 'vitest';
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

const shelves = [
  { id: 'c', name: 'Gowns', subcategories: [{ id: 'c-long', name: 'Long' }] },
  { id: 'd', name: 'Dresses', subcategories: [] },
];
const unsaid = { price: '', salePrice: '', count: '', sku: '', offered: true };
/** The gown as its export says it. */
const exported: ShopProduct = {
  ...gown,
  form: {
    ...gown.form,
    subcategoryId: 'c-long',
    variants: ['Red', 'Blue'].map((color) => ({ ...unsaid, color, size: '' })),
  },
  variants: gown.variants.map((each) => ({
    ...each,
    cells: {
      ...{ ...each.cells, sku: 'G', name: 'Gown', category: 'Gowns', subcategory: 'Long', status: 'live' },
      ...{ tags: 'long, silk', price: '1.00', count: '10' },
    },
  })),
};

/** What rows from line 2 change. */
const change = (product: ShopProduct, ...rows: RowCells[]) => {
  const problems = new RowProblems();
  const changed = changedProduct(
    rows.map((cells, at) => ({ row: at + 2, cells })),
    { product, facts: { ...facts, shelves }, problems },
  );
  const told = problems.rows.flatMap((line) => problems.of(line).map(({ text }) => `${line}: ${text}`));
  return { ...changed, told };
};
const nothing = {
  ...{ form: null, values: [], told: [] },
  ...{ formRows: new Set(), fresh: new Set(), before: new Map(), missing: new Map() },
};

describe('a product that is there', () => {
  it('stays as it is where rows say what an export says, in another notation, or nothing [GOODS-111]', () => {
    const same = { sku: 'g', color: 'red', name: 'Gown ', category: 'GOWNS', subcategory: 'long', tags: 'long,silk' };
    const empty = { color: 'Blue', name: '', category: ' ', status: 'Live', pictures: 'RED blue, both', price: '1' };
    expect(change(exported, same, empty)).toEqual(nothing);
  });

  it('gets other words, and where it is filed, from rows that say them', () => {
    const name = 'Long gown';
    expect(change(exported, { color: 'Red', name, category: 'Dresses' }, { color: 'Blue' })).toEqual({
      ...nothing,
      form: { ...exported.form, name, categoryId: 'd', subcategoryId: '' },
      formRows: new Set([2]),
      before: new Map([[2, { name: 'Gown', category: 'Gowns' }]]),
    });
    expect(change(exported, { color: 'Red', subcategory: 'Short' }).told).toEqual([
      '2: There is no subcategory "Short" in Gowns.',
    ]);
    expect(change(exported, { color: 'Red', category: 'Gown' }).told).toEqual([
      '2: There is no category "Gown". Did you mean Gowns?',
    ]);
  });

  it('keeps its form where its price, units or status change alone', () => {
    const changed = change(exported, { color: 'Red', count: '9', status: 'paused' }, { color: 'Blue' });
    expect(changed).toMatchObject({ form: null, formRows: new Set(), told: [] });
    expect(changed.values?.map(({ what }) => what)).toEqual(['count', 'status']);
    expect(changed.before).toEqual(new Map([[2, { count: '10', status: 'live' }]]));
  });

  it('has as many combinations as a product has, or as it had', () => {
    const rows = Array.from({ length: 101 }, () => ({ color: 'Red' }));
    const text = 'A product has at most 100 combinations of colour and size: these are 101.';
    expect(change(exported, ...rows).told).toEqual(rows.map((_, at) => `${at + 2}: ${text}`));
    expect(change(exported, ...rows).form).toBeUndefined();
    const variants = Array.from({ length: 101 }, (_, at) => ({ ...unsaid, color: `${at}`, size: '' }));
    const large = { ...exported, form: { ...exported.form, variants } };
    expect(change(large, ...rows).told).not.toContain(`2: ${text}`);
    expect(change(exported, ...rows.slice(1)).told).not.toContain(`2: ${text.replace('101', '100')}`);
  });
});

describe('a variant', () => {
  it('that is new is offered beside the others, with what is said of each', () => {
    const green = { sku: 'G-G', color: 'Green', price: '5', sale_price: '4', count: '7.0' };
    const all = change(exported, { color: 'Red' }, { sku: 'G-G', color: ' Green ', count: '10' });
    expect(all).toMatchObject({ fresh: new Set([3]), formRows: new Set([3]), values: [], told: [] });
    expect(all.form).toEqual({
      ...exported.form,
      colors: ['Red', 'Blue', 'Green'],
      variants: [...exported.form.variants, { ...unsaid, color: 'Green', size: '', sku: 'G-G' }],
    });
    const each = { ...exported, pricedEach: true, form: { ...exported.form, pricedEach: true, countedEach: true } };
    expect(change(each, green).form?.variants[2]).toEqual({
      ...{ color: 'Green', size: '', sku: 'G-G', price: '5', salePrice: '4', count: '7', offered: true },
    });
  });

  it('that is new brings no other combination along', () => {
    const sized: ShopProduct = {
      ...exported,
      form: {
        ...{ ...exported.form, sizes: ['S'] },
        variants: exported.form.variants.map((each) => ({ ...each, size: 'S' })),
      },
      variants: exported.variants.map((each) => ({ ...each, size: 'S' })),
    };
    const { form, told } = change(sized, { color: 'red', size: 'M' }, { color: 'Green', size: 's' });
    expect(told).toEqual([]);
    expect([form?.colors, form?.sizes]).toEqual([
      ['Red', 'Blue', 'Green'],
      ['S', 'M'],
    ]);
    expect(form?.variants.map(({ color, size, offered }) => `${color} ${size} ${offered}`)).toEqual([
      ...['Red S true', 'Red M true', 'Blue S true', 'Blue M false', 'Green S true', 'Green M false'],
    ]);
  });

  it('that is new has no colour where none of them has', () => {
    const plain: ShopProduct = {
      ...exported,
      form: { ...exported.form, colors: [], sizes: ['S'], variants: [{ ...unsaid, color: '', size: 'S' }] },
      variants: exported.variants.slice(1).map((each) => ({ ...each, color: '', size: 'S' })),
    };
    const { form } = change(plain, { size: 'S' }, { size: 'M', sku: 'G-M' });
    expect([form?.colors, form?.sizes]).toEqual([[], ['S', 'M']]);
  });

  it('gets a SKU of its own from its row, once', () => {
    const { form, before, formRows, values } = change(exported, { sku: 'G-R', color: 'Red' }, { color: 'Blue' });
    expect(form?.variants).toEqual([
      { ...unsaid, color: 'Red', size: '', sku: 'G-R' },
      { ...unsaid, color: 'Blue', size: '' },
    ]);
    expect([before, formRows, values]).toEqual([new Map([[2, { sku: 'G' }]]), new Set([2]), []]);
    const [red, blue] = exported.variants;
    if (!red || !blue) throw new Error('There are two.');
    const own = { ...exported, variants: [{ ...red, sku: 'G-R' }, blue] };
    expect(change(own, { sku: 'G-R' }, { color: 'Blue', sku: 'G' })).toEqual(nothing);
  });
});

describe('pictures', () => {
  it('called like its SKUs come beside those that are there', () => {
    const pictures = new Map([
      ['g', 'new'],
      ['g-2', 'red'],
    ]);
    const problems = new RowProblems();
    const rows = [
      { row: 2, cells: { sku: 'G', color: 'Red', pictures: ' ' } },
      { row: 3, cells: { color: 'Blue', pictures: 'red blue both' } },
    ];
    const changed = changedProduct(rows, { product: exported, facts: { ...facts, pictures }, problems });
    expect(changed?.form?.pictures).toEqual([...exported.form.pictures, { id: 'new', alt: '' }]);
    expect(changed?.formRows).toEqual(new Set([2, 3]));
    expect(changed?.before.get(3)).toEqual({ pictures: 'red blue both' });
  });

  it('that nobody has sent are missing, and change nothing until they are there [GOODS-120]', () => {
    const changed = change(exported, { color: 'Red', pictures: 'new gele.jpg' }, { color: 'Blue' });
    expect(changed).toEqual({ ...nothing, missing: new Map([[2, ['gele.jpg']]]) });
  });

  it('of files from before are not missing, though no form can name them', () => {
    const files = {
      ...exported,
      variants: exported.variants.map((each) => ({ ...each, cells: { ...each.cells, pictures: 'old.webp red' } })),
    };
    const { form, missing, before, formRows } = change(files, { color: 'Red', pictures: 'red old.webp' });
    expect(form?.pictures).toEqual([{ id: 'red', alt: '', choice: 'Red' }]);
    expect([missing, before, formRows]).toEqual([
      new Map(),
      new Map([[2, { pictures: 'old.webp red' }]]),
      new Set([2]),
    ]);
  });
});
