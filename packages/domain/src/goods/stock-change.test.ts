import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideStockChange, MOST_UNITS } from './stock-change.ts';

const units = fc.integer({ min: 0, max: MOST_UNITS });

describe('decideStockChange', () => {
  it('takes a typed count for a difference to what was seen', () => {
    const sold = decideStockChange({ stock: 18, held: 0 }, { seen: 20, count: 17 });
    expect(sold).toEqual({ kind: 'change', stock: 15, by: -3, moved: -2 });
    const same = decideStockChange({ stock: 20, held: 20 }, { seen: 20, count: 20 });
    expect(same).toEqual({ kind: 'change', stock: 20, by: 0, moved: 0 });
  });

  it('leaves what is promised to buyers, and takes no more than there can be', () => {
    expect(decideStockChange({ stock: 5, held: 2 }, { seen: 5, count: 2 })).toMatchObject({ kind: 'change', stock: 2 });
    const few = decideStockChange({ stock: 5, held: 2 }, { seen: 5, count: 1 });
    expect(few).toEqual({ kind: 'refuse', reason: 'not_enough_free', least: 2 });
    const most = { stock: MOST_UNITS - 1, held: 0 };
    expect(decideStockChange(most, { seen: 1, count: 2 })).toMatchObject({ kind: 'change', stock: MOST_UNITS });
    expect(decideStockChange(most, { seen: 1, count: 3 })).toEqual({ kind: 'refuse', reason: 'too_many' });
  });

  it('comes to the same in whatever order two count', () => {
    fc.assert(
      fc.property(units, units, units, (stock, one, other) => {
        const counted = (first: number, second: number) => {
          const before = decideStockChange({ stock, held: 0 }, { seen: stock, count: first });
          const after = before.kind === 'change' ? before.stock : stock;
          return decideStockChange({ stock: after, held: 0 }, { seen: stock, count: second });
        };
        const [a, b] = [counted(one, other), counted(other, one)];
        const isPossible = one + other - stock >= 0 && one + other - stock <= MOST_UNITS;
        const expected = { kind: 'change', stock: one + other - stock };
        if (isPossible) expect([a, b]).toMatchObject([expected, expected]);
        else expect([a.kind, b.kind]).toEqual(['refuse', 'refuse']);
      }),
    );
  });
});
