import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kobo } from './money.ts';
import { nairaField, readNaira } from './typed-naira.ts';

describe('readNaira', () => {
  it.each([
    ['12000', 1_200_000],
    ['12,000.50', 1_200_050],
    ['₦12k', 1_200_000],
    ['N12K', 1_200_000],
    ['NGN 1,500', 150_000],
    ['1.5m', 150_000_000],
    ['1.1k', 110_000],
    ['  0.5 ', 50],
    ['0', 0],
    ['007', 700],
    ['10,000,000.01', 1_000_000_001],
    ['1.00000', 100],
    ['0.00001k', 1],
  ])('reads %j [GOODS-25]', (typed, amount) => {
    expect(readNaira(typed)).toBe(amount);
  });

  it.each(
    [
      ['', '-5', '1e3', 'NaN', '１２', '1,00', '12,0000', '1.', '.5', '1.005', '0.000001k', '₦', '$5', '5 5', 'k'],
      ['12000 naira', '1,000,000,000,000,000', '9'.repeat(400)],
    ].flat(),
  )('takes %j for no price [GOODS-25]', (typed) => {
    expect(readNaira(typed)).toBeUndefined();
  });

  it('takes a long text for no price, at once', () => {
    const begun = performance.now();
    expect(readNaira(`1.${'0'.repeat(19_997)}1`)).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(100);
  });

  it('reads what stands in a field as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (amount) => {
        expect(readNaira(nairaField(kobo(amount)))).toBe(amount);
        expect(readNaira(`₦${nairaField(kobo(amount)).replaceAll(',', '')}`)).toBe(amount);
      }),
    );
  });
});

describe('nairaField', () => {
  it.each([
    [0, '0'],
    [5, '0.05'],
    [100, '1'],
    [1_200_000, '12,000'],
    [1_200_050, '12,000.50'],
    [123_456_789_00, '123,456,789'],
  ])('writes %j', (amount, field) => {
    expect(nairaField(kobo(amount))).toBe(field);
  });
});
