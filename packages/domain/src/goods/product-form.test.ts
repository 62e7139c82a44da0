import { describe, expect, it } from 'vitest';
import { variantsOf } from './product-form.ts';

const typed = (color: string, size: string, count: string) => ({
  ...{ color, size, count, price: '', salePrice: '', sku: '', offered: true },
});

describe('variantsOf', () => {
  it('has a row for each colour in each size, in the order of the chips', () => {
    const rows = variantsOf(['red', 'blue'], ['M', 'L'], []);
    expect(rows.map(({ color, size }) => `${color} ${size}`)).toEqual(['red M', 'red L', 'blue M', 'blue L']);
    expect(rows.every(({ offered, count }) => offered && count === '')).toBe(true);
  });

  it('has none without chips, and one a chip where there is one choice alone', () => {
    expect(variantsOf([], [], [typed('', '', '5')])).toEqual([]);
    expect(variantsOf(['red'], [], []).map(({ color, size }) => [color, size])).toEqual([['red', '']]);
    expect(variantsOf([], ['M'], []).map(({ color, size }) => [color, size])).toEqual([['', 'M']]);
  });

  it('finds again what was typed for a choice, though its chip was gone meanwhile', () => {
    const rows = [typed('red', 'M', '5'), typed('a","b', 'c', '1'), typed('a', 'b","c', '2')];
    expect(variantsOf(['red'], ['M', 'L'], rows).map(({ count }) => count)).toEqual(['5', '']);
    expect(variantsOf(['a'], ['b","c'], rows).map(({ count }) => count)).toEqual(['2']);
  });
});
