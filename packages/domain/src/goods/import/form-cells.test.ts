import { describe, expect, it } from 'vitest';
import type { FormField, FormProblem } from '../form-problem.ts';
import type { ProductColumn } from '../product-columns.ts';
import { emptyForm, type ProductForm } from '../product-form.ts';
import { tellFormProblems, tellUnreadable, unitsIn, withCell } from './form-cells.ts';
import { type RowCells, RowProblems } from './import-row.ts';

const rowsOf = (...cells: RowCells[]) => cells.map((each, at) => ({ row: at + 2, cells: each }));
const toldIn = (problems: RowProblems, line: number) =>
  problems.of(line).map(({ column, text }) => `${column}: ${text}`);

describe('a cell that cannot be read', () => {
  const told = (cells: RowCells) => {
    const problems = new RowProblems();
    tellUnreadable(rowsOf(cells), problems);
    return toldIn(problems, 2);
  };

  it.each([
    [{ price: 'many' }, 'price: "many" is not an amount.'],
    [{ sale_price: '12.000,5' }, 'sale_price: "12.000,5" is not an amount.'],
    [{ count: '10 pcs' }, 'count: "10 pcs" is not a number of units.'],
    [{ count: 'some 10' }, 'count: "some 10" is not a number of units.'],
    [{ count: '1,00' }, 'count: "1,00" is not a number of units.'],
    [{ count: '1000,000' }, 'count: "1000,000" is not a number of units.'],
    [{ low_at: '2.5' }, 'low_at: "2.5" is not a number of units.'],
    [{ low_at: '-3' }, 'low_at: "-3" is not a number of units.'],
  ])('is told: %j [GOODS-115]', (cells, text) => {
    expect(told(cells)).toEqual([text]);
  });

  it.each([
    { price: '₦12k', sale_price: '10,500.50', count: '1,000,000', low_at: '12,000' },
    { price: ' ', sale_price: '', count: '', low_at: ' ' },
    { count: '10.0', low_at: '3.00' },
    { count: '12', name: 'many' },
  ])('is none of these: %j', (cells) => {
    expect(told(cells)).toEqual([]);
  });

  it('has more pictures than anybody lists', () => {
    const list = (many: number) => Array.from({ length: many }, (_, at) => `${at}.jpg`).join(' ');
    expect(told({ pictures: list(40) })).toEqual([]);
    expect(told({ pictures: list(41) })).toEqual(['pictures: A product has at most 8 pictures: these are 41 names.']);
    expect(told({ pictures: list(1200) })).toEqual([
      'pictures: A product has at most 8 pictures: these are 1,200 names.',
    ]);
  });
});

it.each([
  ['10.0', '10'],
  ['10.00', '10'],
  ['100', '100'],
  ['10.05', '10.05'],
  ['1.0.5', '1.0.5'],
])('units that a spreadsheet writes as %s are %s', (text, units) => {
  expect(unitsIn(text)).toBe(units);
});

describe('a cell makes of a form', () => {
  it.each<[Parameters<typeof withCell>[1], string, Partial<ProductForm>]>([
    ['name', 'Lace', { name: 'Lace' }],
    ['brand', 'Vlisco', { brand: 'Vlisco' }],
    ['description', 'Two\r\nlines\rand three', { description: 'Two\nlines\nand three' }],
    ['weight_kg', '0.5', { weight: '0.5' }],
    ['length_cm', '10', { length: '10' }],
    ['width_cm', '20', { width: '20' }],
    ['height_cm', '30', { height: '30' }],
    ['tags', 'lace, , white  lace', { tags: ['lace', 'white lace'] }],
    ['returns_days', '14', { returns: '14 days' }],
    ['returns_days', ' Not on\r\nlace ', { returns: 'Not on\nlace' }],
  ])('its %s: %j', (column, text, made) => {
    expect(withCell(emptyForm, column, text)).toEqual({ ...emptyForm, ...made });
  });
});

describe('what is wrong in a form', () => {
  const form: ProductForm = {
    ...emptyForm,
    ...{ colors: ['Red', 'Blue'], sizes: ['S', 'M'] },
    variants: ['Red S', 'Red M', 'Blue M'].map((choice) => {
      const [color = '', size = ''] = choice.split(' ');
      return { color, size, price: '', salePrice: '', count: '', sku: '', offered: true };
    }),
  };
  const variants = [
    { color: 'Red', size: 'S' },
    { color: ' Red ', size: 'M' },
  ];
  const tell = (found: Omit<FormProblem, 'text'>, rows: RowCells[]) => {
    const problems = new RowProblems();
    tellFormProblems(rowsOf(...rows), { form, found: [{ ...found, text: 'Wrong.' }], problems });
    return problems.rows.map((line) => ({ line, told: toldIn(problems, line) }));
  };

  it.each<[FormField, ProductColumn]>([
    ['name', 'name'],
    ['price', 'price'],
    ['salePrice', 'sale_price'],
    ['count', 'count'],
    ['categoryId', 'category'],
    ['subcategoryId', 'subcategory'],
    ['pictures', 'pictures'],
    ['description', 'description'],
    ['brand', 'brand'],
    ['tags', 'tags'],
    ['colors', 'color'],
    ['sizes', 'size'],
    ['variants', 'color'],
    ['weight', 'weight_kg'],
    ['length', 'length_cm'],
    ['width', 'width_cm'],
    ['height', 'height_cm'],
    ['returns', 'returns_days'],
    ['sku', 'sku'],
    ['lowAt', 'low_at'],
  ])('of its %s is told at %s, in the row that says it [GOODS-115]', (field, column) => {
    expect(tell({ field }, [{ [column]: ' ' }, { [column]: 'x' }, { [column]: 'y' }])).toEqual([
      { line: 3, told: [`${column}: Wrong.`] },
    ]);
    expect(tell({ field }, [{}, {}])).toEqual([{ line: 2, told: [`${column}: Wrong.`] }]);
  });

  it.each([
    ['price', 'price'],
    ['salePrice', 'sale_price'],
    ['count', 'count'],
    ['sku', 'sku'],
  ] as const)('of the %s of a combination is told in its row', (of, column) => {
    const saying = variants.map((cells) => ({ ...cells, [column]: 'x' }));
    expect(tell({ field: 'variants', row: 1, of }, saying)).toEqual([{ line: 3, told: [`${column}: Wrong.`] }]);
    expect(tell({ field: 'variants', row: 0, of }, saying)).toEqual([{ line: 2, told: [`${column}: Wrong.`] }]);
  });

  it('of a combination without a row of its own is told where rows say anything of it', () => {
    const rows = [
      { color: 'Blue', size: 'S' },
      { color: 'Red', size: 'M', price: '1' },
    ];
    expect(tell({ field: 'variants', row: 2, of: 'price' }, rows)).toEqual([{ line: 3, told: ['price: Wrong.'] }]);
  });
});
