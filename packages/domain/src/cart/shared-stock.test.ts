import { expect, it } from 'vitest';
import { availableBehind, sharesOfStock } from './shared-stock.ts';

it.each([
  ['enough for all', 5, [3, 1], [4, 2]],
  ['just enough', 6, [3, 3], [3, 3]],
  ['enough for the first', 3, [3, 3], [3, 0]],
  ['enough for the first and a part of the second', 4, [3, 3, 1], [3, 1, 0]],
  ['not enough for the first', 2, [3, 3], [2, 0]],
  ['nothing', 0, [3, 3], [0, 0]],
  ['less than nothing', -1, [3], [0]],
])('variants share one stock: %s [CART-05]', (_, available, quantities, stocks) => {
  const lines = quantities.map((quantity) => ({ productId: 'p', quantity }));
  const withAnother = [{ productId: 'another', quantity: 9 }, ...lines];
  const [ofAnother, ...shares] = sharesOfStock(withAnother, (id) => (id === 'p' ? available : 12));
  expect(shares.map(({ stock }) => stock)).toEqual(stocks);
  expect(ofAnother).toEqual({ stock: 12, inOtherVariants: 0 });
  for (const { stock, inOtherVariants } of shares) expect(stock + inOtherVariants).toBe(Math.max(0, available));
  const known = lines.map((line, index) => ({ ...line, stock: stocks[index] ?? Number.NaN }));
  expect(availableBehind([{ productId: 'another', quantity: 9, stock: 12 }, ...known], 'p')).toBe(
    Math.max(0, available),
  );
});
