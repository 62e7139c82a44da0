import { emptyForm, type ProductForm, type VariantForm } from '@oja/domain/goods/product-form';
import { expect, it } from 'vitest';
import { rowDifferences, rowsWords } from './rows-words.ts';

const rowOf = (size: string, given: Partial<VariantForm> = {}): VariantForm => ({
  color: 'Navy',
  size,
  price: '',
  salePrice: '',
  count: '',
  sku: '',
  offered: true,
  ...given,
});
const formOf = (variants: VariantForm[], each: Partial<ProductForm> = {}): ProductForm => ({
  ...emptyForm,
  variants,
  ...each,
});
const both = { countedEach: true, pricedEach: true };

it.each([
  ['none', formOf([])],
  ['1 combination', formOf([rowOf('M', { count: '4', price: '20,000' })])],
  [
    '2 combinations, 1,004 pieces',
    formOf([rowOf('M', { count: '4' }), rowOf('L', { count: '1,000' })], { countedEach: true }),
  ],
  [
    '2 combinations, 0 pieces, ₦18,000 to ₦21,000',
    formOf([rowOf('M', { price: '20,000', salePrice: '18k' }), rowOf('L', { price: '₦21k' })], both),
  ],
  [
    '1 of 2 combinations offered, 5 pieces, ₦21,000',
    formOf([rowOf('M', { count: '4', price: '1', offered: false }), rowOf('L', { count: '5', price: '21,000' })], both),
  ],
  ['1 combination, no price', formOf([rowOf('M', { price: 'soon' })], { pricedEach: true })],
])('all rows together are told as %s', (words, form) => {
  expect(rowsWords(form)).toBe(words);
});

it('of rows that differ, what differs is told, on both sides', () => {
  const mine = [rowOf('S'), rowOf('M', { count: '4', price: '20k', sku: 'A' }), rowOf('L', { salePrice: '9,000' })];
  const theirs = [
    rowOf('S', { offered: false }),
    rowOf('M', { count: '5', price: '20k', sku: '' }),
    rowOf('XL', { offered: false }),
  ];
  expect(rowDifferences(mine, theirs)).toEqual([
    { name: 'Navy, S', mine: 'offered', theirs: 'not offered' },
    { name: 'Navy, M', mine: '4 pieces, SKU A', theirs: '5 pieces' },
    { name: 'Navy, L', mine: 'now ₦9,000', theirs: 'not there' },
    { name: 'Navy, XL', mine: 'not there', theirs: 'not offered' },
  ]);
});
