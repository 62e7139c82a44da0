import { describe, expect, it } from 'vitest';
import { quoted, type RowCells, RowProblems, saidOf } from './import-row.ts';

const row = (line: number, cells: RowCells) => ({ row: line, cells });

describe('what rows of one product say of it', () => {
  it('stands in one of them, or in all alike', () => {
    const problems = new RowProblems();
    expect(saidOf([row(2, {}), row(3, { brand: ' Vlisco ' }), row(4, { brand: 'Vlisco' })], 'brand', problems)).toBe(
      'Vlisco',
    );
    expect(saidOf([row(2, { weight_kg: '0.50' }), row(3, { weight_kg: '0.5' })], 'weight_kg', problems)).toBe('0.50');
    expect(saidOf([row(2, { brand: ' ' }), row(3, {})], 'brand', problems)).toBe('');
    expect(problems.rows).toEqual([]);
  });

  it('is told beside each of them that says something, where they say different things', () => {
    const problems = new RowProblems();
    const rows = [row(2, { brand: 'Vlisco' }), row(3, { brand: ' ' }), row(4, { brand: 'Woodin' })];
    saidOf(rows, 'brand', problems);
    const told = { column: 'brand', text: 'Rows of one product say the same here, or leave it empty.' };
    expect([2, 3, 4].map((line) => problems.of(line))).toEqual([[told], [], [told]]);
  });
});

it('of a cell only what was found first is told', () => {
  const problems = new RowProblems();
  problems.tell({ row: 7 }, 'price', 'First.');
  problems.tell({ row: 7 }, 'price', 'Second.');
  problems.tell({ row: 7 }, null, 'Of the row.');
  expect(problems.of(7)).toEqual([
    { column: 'price', text: 'First.' },
    { column: null, text: 'Of the row.' },
  ]);
  expect(problems.rows).toEqual([7]);
});

it.each([
  [' many \n pieces ', '"many pieces"'],
  ['x'.repeat(40), `"${'x'.repeat(40)}"`],
  ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
  ['👗'.repeat(41), `"${'👗'.repeat(40)}…"`],
])('a cell stands in a sentence as one line of 40 letters: %j', (text, shown) => {
  expect(quoted(text)).toBe(shown);
});
