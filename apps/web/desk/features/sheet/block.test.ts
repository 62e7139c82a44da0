import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { copiedBlock, filledCells, pastedCells, rangeOf } from './block.ts';
import { nextTyped, placeBelow } from './next-place.ts';
import { rowsOf } from './sheet-rows.ts';

const variant = (id: string, size: string, stockItemId: string) => ({
  id,
  color: '',
  size,
  sku: `SKU-${id}`,
  price: null,
  discountPrice: null,
  stockItemId,
});
const facts = { picture: null, status: 'live', discountPrice: null, pricedEach: false, saleEndsAt: null } as const;

/**
 * Four rows: wax (one price of ₦12,000, a count for S of 20 and one for M of 5), a kettle
 * (₦7,500, 3 pieces), and shoes in one size whose count is 0.
 */
const rows = rowsOf([
  {
    ...facts,
    id: 'wax',
    name: 'Ankara wax',
    price: kobo(1_200_000),
    variants: [variant('s', 'S', 'item-s'), variant('m', 'M', 'item-m')],
    items: [
      { id: 'item-s', stock: 20, held: 0, lowAt: 3 },
      { id: 'item-m', stock: 5, held: 0, lowAt: 3 },
    ],
  },
  {
    ...facts,
    id: 'kettle',
    name: 'Kettle',
    price: kobo(750_000),
    variants: [variant('k', '', 'item-k')],
    items: [{ id: 'item-k', stock: 3, held: 0, lowAt: 3 }],
  },
  {
    ...facts,
    id: 'shoes',
    name: 'Shoes',
    price: kobo(2_000_000),
    variants: [variant('f', '42', 'item-f')],
    items: [{ id: 'item-f', stock: 0, held: 0, lowAt: 3 }],
  },
]);
const [price, sale, count] = [3, 4, 6];
const textAt = (row: number, column: string) => `${column} ${row}`;

describe('a pasted block', () => {
  it('goes down price by price, passing the second row of what has one price', () => {
    const { cells, leftOver } = pastedCells(rows, { row: 0, column: price }, [['13,000'], [' ₦8k '], ['21000'], ['1']]);
    expect(cells).toEqual([
      { row: 0, column: 'price', text: '13,000' },
      { row: 2, column: 'price', text: '₦8k' },
      { row: 3, column: 'price', text: '21000' },
    ]);
    expect(leftOver).toBe(1);
  });

  it('goes down count by count where it has counts, and the first of several prices for one cell counts', () => {
    const line = (price: string, count: string) => [price, '', 'what you get', count];
    const { cells } = pastedCells(rows, { row: 0, column: price }, [line('1', '11'), line('2', '12'), line('3', '13')]);
    expect(cells.map(({ row, column, text }) => `${row} ${column} ${text}`)).toEqual([
      '0 price 1',
      '0 salePrice ',
      '0 count 11',
      '1 count 12',
      '2 price 3',
      '2 salePrice ',
      '2 count 13',
    ]);
  });

  it('does not go beyond the last column', () => {
    expect(pastedCells(rows, { row: 2, column: 7 }, [['5', '6']]).cells).toEqual([
      { row: 2, column: 'lowAt', text: '5' },
    ]);
  });
});

describe('filling down', () => {
  it('gives the first cell of each column to those below, each once', () => {
    const cells = filledCells(rows, rangeOf({ row: 3, column: price }, { row: 0, column: sale }), textAt);
    expect(cells).toEqual([
      { row: 2, column: 'price', text: 'price 0' },
      { row: 3, column: 'price', text: 'price 0' },
      { row: 2, column: 'salePrice', text: 'salePrice 0' },
      { row: 3, column: 'salePrice', text: 'salePrice 0' },
    ]);
  });

  it('of one cell takes the one above; the first has none', () => {
    const one = (row: number) => rangeOf({ row, column: price }, { row, column: price });
    expect(filledCells(rows, one(2), textAt)).toEqual([{ row: 2, column: 'price', text: 'price 0' }]);
    expect(filledCells(rows, one(0), textAt)).toEqual([]);
  });
});

it('a copied block has what rows share in the first of them', () => {
  expect(copiedBlock(rows, rangeOf({ row: 0, column: price }, { row: 2, column: count }), textAt)).toBe(
    'price 0\tsalePrice 0\tyouGet 0\tcount 0\n\t\t\tcount 1\nprice 2\tsalePrice 2\tyouGet 2\tcount 2',
  );
});

it('keys pass over the rows of one cell, and lead from the last cell of a row to the next', () => {
  expect(placeBelow(rows, { row: 0, column: price }, 1)).toEqual({ row: 2, column: price });
  expect(placeBelow(rows, { row: 0, column: count }, 1)).toEqual({ row: 1, column: count });
  expect(placeBelow(rows, { row: 3, column: price }, 1)).toEqual({ row: 3, column: price });
  expect(nextTyped(rows, { row: 0, column: 7 }, 1)).toEqual({ row: 1, column: count });
  expect(nextTyped(rows, { row: 3, column: 7 }, 1)).toBeUndefined();
  expect(nextTyped(rows, { row: 0, column: price }, -1)).toBeUndefined();
});
