import type { VariantForm } from '@oja/domain/goods/product-form';
import { describe, expect, it } from 'vitest';
import { blockIn } from './block-in.ts';
import { type Column, filled, fixedUnder, withBlock } from './pasted-block.ts';

const rowOf = (size: string, given: Partial<VariantForm> = {}): VariantForm => ({
  color: '',
  size,
  price: '',
  salePrice: '',
  count: '',
  sku: '',
  offered: true,
  ...given,
});
const columns: Column[] = ['count', 'price', 'sku'];
const free = () => false;

describe('a block of a spreadsheet', () => {
  it('has rows and cells, with or without a last line end', () => {
    expect(blockIn('1\t2,000\r\n3\t 4 \r\n')).toEqual([
      ['1', '2,000'],
      ['3', '4'],
    ]);
  });

  it('is none where it is one word', () => {
    expect(blockIn('12 pieces')).toBeNull();
  });

  it('fills from its cell on, and nothing beyond the last row and column', () => {
    const rows = [rowOf('S', { count: '9' }), rowOf('M'), rowOf('L')];
    const next = withBlock(rows, columns, { row: 1, column: 'price' }, [['10', 'A', 'lost'], ['20'], ['lost']], free);
    expect(next).toEqual([
      rowOf('S', { count: '9' }),
      rowOf('M', { price: '10', sku: 'A' }),
      rowOf('L', { price: '20' }),
    ]);
  });

  it('leaves what is not written here', () => {
    const isFixed = (_: VariantForm, column: Column) => column === 'count';
    expect(withBlock([rowOf('S')], columns, { row: 0, column: 'count' }, [['5', '6']], isFixed)).toEqual([
      rowOf('S', { price: '6' }),
    ]);
  });
});

it('says how many of its cells it would leave as they are; what stands beyond the rows is none of them', () => {
  const isFixed = (row: VariantForm, column: Column) => row.size !== 'L' && column !== 'sku';
  const rows = [rowOf('S'), rowOf('M'), rowOf('L')];
  const block = [
    ['1', '2', '3'],
    ['1', '2', '3'],
    ['1', '2', '3'],
  ];
  expect(fixedUnder(rows, columns, { row: 0, column: 'count' }, block, isFixed)).toBe(4);
  expect(fixedUnder(rows, columns, { row: 1, column: 'price' }, block, isFixed)).toBe(1);
});

it('a value for all fills empty cells of what is offered', () => {
  const rows = [rowOf('S', { count: '0' }), rowOf('M', { count: ' ' }), rowOf('L', { offered: false })];
  expect(filled(rows, 'count', '10', free).map(({ count }) => count)).toEqual(['0', '10', '']);
});
