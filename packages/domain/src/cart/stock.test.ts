import { describe, expect, it } from 'vitest';
import { stockLeftWords, stockPercent, unitsByProduct } from './stock.ts';

describe('stockPercent', () => {
  it.each([
    [50, 200, 25],
    [1, 8, 12.5],
    [150, 100, 100],
    [0, 100, 0],
    [-5, 100, 0],
    [5, 0, 100],
    [5, -1, 100],
    [0, 0, 0],
  ])('%s of %s is %s percent [PROD-28]', (stock, maxStock, percent) => {
    expect(stockPercent(stock, maxStock)).toBe(percent);
  });

  it('takes 100 as the maximum when none is known [DATA-07, PROD-28]', () => {
    expect(stockPercent(40)).toBe(40);
  });
});

it.each([
  [0, 'Sold out'],
  [-1, 'Sold out'],
  [1, 'Only 1 left'],
  [10, 'Only 10 left'],
  [11, '11 left'],
])('%s in words: %s [PROD-28]', (stock, words) => {
  expect(stockLeftWords(stock)).toBe(words);
});

it('adds up the units of each product over its variants', () => {
  const line = (productId: string, quantity: number) => ({ productId, quantity });
  const units = unitsByProduct([line('shirt', 2), line('lamp', 1), line('shirt', 3)]);
  expect([...units]).toEqual([
    ['shirt', 5],
    ['lamp', 1],
  ]);
});
