import type { CartLine } from '@oja/contract/cart';
import { expect, it } from 'vitest';
import { remedyWords, stockOfLineWords } from './stock-of-line.ts';

it.each<[Partial<CartLine>, string]>([
  [{ stock: 0, inOtherVariants: 0 }, 'Sold out. Remove it to check out.'],
  [
    { stock: 100, inOtherVariants: 0, boundBy: 'worth' },
    'No more than 100 fit, because a cart can be worth at most ₦100,000,000,000.00. Lower the quantity.',
  ],
  [{ stock: 2, inOtherVariants: 1 }, 'Only 2 left. Lower the quantity.'],
  [{ stock: 0, inOtherVariants: 3 }, 'All 3 left are in your cart in another colour or size. Lower that one first.'],
  [
    { stock: 0, inOtherVariants: 3, selectedSize: '' },
    'All 3 left are in your cart in another colour. Lower that one first.',
  ],
  [
    { stock: 0, inOtherVariants: 1, selectedColor: '' },
    'The only one left is in your cart in another size. Remove one of the two to check out.',
  ],
])('a line with %j says: %s [CART-05]', (given, words) => {
  const line = { selectedColor: 'Red', selectedSize: 'M', quantity: 3, boundBy: 'stock', ...given } as CartLine;
  expect(`${stockOfLineWords(line)}. ${remedyWords(line)}`).toBe(words);
});
