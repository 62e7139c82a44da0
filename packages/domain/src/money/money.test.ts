import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addKobo,
  commissionOf,
  kobo,
  multiplyKobo,
  splitKobo,
  subtractKobo,
  sumKobo,
  taxOf,
  toKobo,
  toNaira,
} from './money.ts';
import { formatNaira, formatNairaParts } from './naira.ts';

const MAX = Number.MAX_SAFE_INTEGER;
const anyKobo = fc.maxSafeInteger().map(kobo);
const positiveKobo = fc.maxSafeNat().map(kobo);

describe('kobo', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX + 1, -MAX - 1])('refuses %s', (amount) => {
    expect(() => kobo(amount)).toThrow(RangeError);
  });

  it('takes both ends and has no minus zero', () => {
    expect([kobo(MAX), kobo(-MAX)]).toEqual([MAX, -MAX]);
    expect(Object.is(kobo(-0), 0)).toBe(true);
  });
});

describe('toKobo', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.15, 115],
    [2.45, 245],
    [12_500, 1_250_000],
    [999_999_999.99, 99_999_999_999],
    [-1.1, -110],
  ])('%s naira is %s kobo', (naira, expected) => {
    expect(toKobo(naira)).toBe(expected);
  });

  it.each([0.001, 1.005, 2.455, Number.NaN, Number.POSITIVE_INFINITY, 1e12 + 1])('refuses %s', (naira) => {
    expect(() => toKobo(naira)).toThrow(RangeError);
  });

  it('is undone by toNaira', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
        expect(toKobo(toNaira(kobo(amount)))).toBe(amount);
      }),
    );
  });
});

describe('sums', () => {
  it('adds, subtracts, sums and multiplies', () => {
    expect(addKobo(kobo(1), kobo(2))).toBe(3);
    expect(subtractKobo(kobo(1), kobo(2))).toBe(-1);
    expect(sumKobo([kobo(1), kobo(2), kobo(3)])).toBe(6);
    expect(sumKobo([])).toBe(0);
    expect(multiplyKobo(kobo(125), 3)).toBe(375);
  });

  it('refuses what does not fit or is not whole', () => {
    expect(() => addKobo(kobo(MAX), kobo(1))).toThrow(RangeError);
    expect(() => subtractKobo(kobo(-MAX), kobo(1))).toThrow(RangeError);
    expect(() => sumKobo([kobo(MAX), kobo(MAX), kobo(-MAX)])).toThrow(RangeError);
    expect(() => multiplyKobo(kobo(MAX), 2)).toThrow(RangeError);
    expect(() => multiplyKobo(kobo(2), 0.5)).toThrow(RangeError);
  });
});

describe('splitKobo', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 1], [25, 50, 25]],
    [5, [10, 1, 1], [4, 1, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [7, [0, 3], [0, 7]],
    [0, [1, 2], [0, 0]],
  ])('%s over %j is %j', (total, weights, parts) => {
    expect(splitKobo(kobo(total), weights)).toEqual(parts);
  });

  it('refuses no weights and broken weights', () => {
    for (const weights of [[], [-1], [0.5], [Number.NaN]])
      expect(() => splitKobo(kobo(1), weights)).toThrow(RangeError);
  });

  it('always sums back, and no part is a kobo or more away from its exact share', () => {
    fc.assert(
      fc.property(anyKobo, fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 20 }), (total, weights) => {
        const parts = splitKobo(total, weights);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(total));
        const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
        for (const [index, part] of parts.entries()) {
          if (whole === 0n) continue;
          const away = BigInt(part) * whole - BigInt(total) * BigInt(weights[index] ?? 0);
          expect((away < 0n ? -away : away) < whole).toBe(true);
        }
      }),
    );
  });
});

describe('rates', () => {
  it.each([
    [245, 25],
    [244, 24],
    [5, 1],
    [4, 0],
    [0, 0],
    [12_690, 1269],
    [MAX, 900719925474099],
  ])('a tenth of tax on %s is %s, half up [CONST-05]', (amount, tax) => {
    expect(taxOf(kobo(amount), 1000)).toBe(tax);
  });

  it.each([
    [245, 24],
    [249, 24],
    [9, 0],
    [MAX, 900719925474099],
  ])('a tenth of commission on %s is %s, rounded down', (amount, commission) => {
    expect(commissionOf(kobo(amount), 1000)).toBe(commission);
  });

  it('agrees with exact arithmetic for every amount and rate', () => {
    fc.assert(
      fc.property(positiveKobo, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const exact = BigInt(amount) * BigInt(rate);
        expect(commissionOf(amount, rate)).toBe(Number(exact / 10_000n));
        expect(taxOf(amount, rate)).toBe(Number((exact + 5000n) / 10_000n));
      }),
    );
  });

  it('refuses negative amounts and impossible rates', () => {
    expect(() => taxOf(kobo(-1), 1000)).toThrow(RangeError);
    for (const rate of [-1, 10_001, 7.5]) expect(() => commissionOf(kobo(1), rate)).toThrow(RangeError);
  });
});

describe('formatNaira', () => {
  it.each([
    [0, '₦0.00'],
    [5, '₦0.05'],
    [99, '₦0.99'],
    [100, '₦1.00'],
    [1_250_000, '₦12,500.00'],
    [100_000, '₦1,000.00'],
    [99_999, '₦999.99'],
    [123_456_789_01, '₦123,456,789.01'],
    [-100, '-₦1.00'],
    [-1_234_567, '-₦12,345.67'],
    [MAX, '₦90,071,992,547,409.91'],
  ])('%s is %s [CONST-01, CONST-02]', (amount, text) => {
    expect(formatNaira(kobo(amount))).toBe(text);
  });

  it('comes in parts', () => {
    expect(formatNairaParts(kobo(1_250_007))).toEqual({ symbol: '₦', whole: '12,500', fraction: '07' });
    expect(formatNairaParts(kobo(-100))).toEqual({ symbol: '-₦', whole: '1', fraction: '00' });
  });

  it('reads back as the same amount', () => {
    fc.assert(
      fc.property(anyKobo, (amount) => {
        expect(BigInt(formatNaira(amount).replace(/[₦,.]/g, ''))).toBe(BigInt(amount));
      }),
    );
  });
});
