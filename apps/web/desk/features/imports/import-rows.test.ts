import type { ImportRow } from '@oja/contract/desks/desk-imports';
import { expect, test } from 'vitest';
import {
  cardColumns,
  changedCells,
  mendedRows,
  problemOf,
  rowKinds,
  shownColumns,
  shownKind,
  wrongColumns,
} from './import-rows.ts';

const row = (given: Partial<ImportRow>): ImportRow => ({
  row: 2,
  action: 'new',
  productId: null,
  name: 'Wax',
  cells: {},
  before: {},
  problems: [],
  outcome: 'planned',
  problem: null,
  ...given,
});

const counts = { new: 3, change: 0, same: 2, wrong: 1 };
const ready = { state: 'ready' as const, counts, refused: 0, notUndone: 0 };

test('an import opens with what is wrong, else with what it has, unless its address asks for more', () => {
  expect(shownKind(null, ready)).toBe('wrong');
  expect(shownKind(null, { ...ready, counts: { ...counts, wrong: 0, new: 0 } })).toBe('same');
  expect(shownKind('change', ready)).toBe('change');
  expect(shownKind('everything', ready)).toBe('wrong');
});

test('once it is stored or undone an import opens with what failed, else with what was done [GOODS-144]', () => {
  expect(shownKind(null, { ...ready, state: 'stored' })).toBe('new');
  expect(shownKind(null, { ...ready, state: 'stored', refused: 2 })).toBe('refused');
  expect(shownKind(null, { ...ready, state: 'undone', refused: 2, notUndone: 1 })).toBe('not-undone');
  expect(rowKinds({ ...ready, state: 'undone', refused: 2 }).map(({ kind }) => kind)).toEqual([
    ...['refused', 'new', 'change', 'same', 'wrong'],
  ]);
});

test('rows that were compared anew stand where they stood, and others stay', () => {
  const rows = [row({ row: 2 }), row({ row: 3, action: 'wrong' })];
  const mended = [row({ row: 3, action: 'change' }), row({ row: 9 })];
  expect(mendedRows(rows, mended)).toEqual([rows[0], mended[0]]);
});

test('a card shows what is wrong and what changes, and of a new row what it is known by', () => {
  const cells = { sku: 'A-1', price: 'x', count: '5', description: 'Long', size: '' };
  const problems = [
    { column: null, text: 'No.' },
    { column: 'price' as const, text: 'Not a price.' },
  ];
  expect(cardColumns(row({ cells }))).toEqual(['sku', 'price', 'count']);
  expect(cardColumns(row({ action: 'wrong', cells, problems }))).toEqual(['price', 'sku', 'count']);
  expect(cardColumns(row({ action: 'change', cells, before: { description: 'Short' } }))).toEqual(['description']);
  expect(problemOf(row({ problems }), 'price')).toBe('Not a price.');
  expect(problemOf(row({ problems }), null)).toBe('No.');
  expect(problemOf(row({ problems }), 'count')).toBe('');
});

test('only cells that differ are sent; one that was emptied does', () => {
  const before = row({ cells: { price: '12', count: '5' } });
  expect(changedCells(before, { price: '12 ', count: '', size: '', brand: 'Kasuwa' })).toEqual({
    count: '',
    brand: 'Kasuwa',
  });
  const long = row({ cells: { description: 'One.\n- two', name: 'A\nwax' } });
  expect(changedCells(long, { description: 'One.\r\n- two', name: 'Awax' })).toEqual({});
  expect(changedCells(long, { description: 'One.\r\n- three' })).toEqual({ description: 'One.\n- three' });
});

test('a column that the file does not have is shown where it is what is wrong', () => {
  const problems = [
    { column: 'subcategory' as const, text: 'Choose one.' },
    { column: null, text: 'No.' },
  ];
  expect(shownColumns(['sku', 'name'], [row({}), row({ problems })])).toEqual(['subcategory', 'sku', 'name']);
});

test('columns in which rows are wrong stand first, those of most rows in front, and stay there while they are mended [GOODS-155]', () => {
  const wrong = (...columns: ('price' | 'count')[]) =>
    row({ cells: { brand: 'Kasuwa', size: '' }, problems: columns.map((column) => ({ column, text: 'No.' })) });
  const rows = [wrong('price'), wrong('price', 'count'), wrong('price')];
  expect(wrongColumns(rows)).toEqual(['price', 'count']);
  expect(shownColumns(['sku', 'price'], rows)).toEqual(['price', 'count', 'sku', 'brand']);
  expect(shownColumns(['sku', 'price'], [wrong()], wrongColumns(rows))).toEqual(['price', 'count', 'sku', 'brand']);
});
