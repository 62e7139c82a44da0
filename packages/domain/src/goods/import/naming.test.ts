import { expect, it } from 'vitest';
import { cellsBy, ignoredHeadings, isNamingDoubtful, namingProblem, renamed, writtenNaming } from './naming.ts';

it('needs a SKU or a name, and each once', () => {
  expect(namingProblem(['name', 'price'])).toBe('');
  expect(namingProblem(['sku', null])).toBe('');
  expect(namingProblem(['price', null])).toBe('Say which column is the name of the product.');
  expect(namingProblem(['name', 'count', 'count'])).toBe('Two columns cannot both be count.');
});

it('is doubtful where something is left out or the price is nowhere; what the shop has written itself is no doubt', () => {
  expect(isNamingDoubtful(['Title', 'Price'], ['name', 'price'])).toBe(false);
  expect(isNamingDoubtful(['sku', 'count'], ['sku', 'count'])).toBe(false);
  expect(isNamingDoubtful(['sku', 'Problem', ''], ['sku', null, null])).toBe(false);
  expect(isNamingDoubtful(['Title', 'N'], ['name', null])).toBe(true);
  expect(isNamingDoubtful(['Title', 'Qty'], ['name', 'count'])).toBe(true);
  expect(isNamingDoubtful(['Price'], ['price'])).toBe(true);
  expect(isNamingDoubtful(['sku', 'N'], ['sku', null])).toBe(true);
  expect(ignoredHeadings(['S/N', 'Title', '', 'problem'], [null, 'name', null, null])).toEqual(['S/N']);
});

it('keeps under another naming what was mended, but for a column that the file has', () => {
  const read = ['Garri', '500', 'Foods'];
  const cells = { name: 'Garri, white', price: '500', category: 'Groceries', brand: 'Ijebu' };
  const before = ['name', 'price', null] as const;
  expect(renamed({ cells, read }, { before, now: ['name', 'count', 'category'] })).toEqual({
    name: 'Garri, white',
    count: '500',
    category: 'Foods',
    brand: 'Ijebu',
  });
});

it('does not keep a cell that is empty and was not there', () => {
  const naming = { before: ['name'], now: ['name'] } as const;
  expect(renamed({ cells: { name: 'Garri', brand: '' }, read: ['Garri'] }, naming)).toStrictEqual({ name: 'Garri' });
});

it('is kept with nothing for a column that is left out, and a row that ends early has empty cells', () => {
  expect(writtenNaming(['sku', null, 'price'])).toEqual(['sku', '', 'price']);
  expect(cellsBy(['sku', null, 'price'], ['A', 'x'])).toEqual({ sku: 'A', price: '' });
});
