import { expect, it } from 'vitest';
import { emptyBulkForm, readBulk } from './bulk-form.ts';
import { actWords } from './change-words.ts';

const read = (form: Partial<typeof emptyBulkForm>) => readBulk({ ...emptyBulkForm, ...form }, '2026-12-01');

it.each([
  [{ amount: '8' }, { kind: 'price-percent', basisPoints: 800, round: 'none' }, 'Prices +8 %'],
  [
    { amount: '7.5 %', isLess: true, round: '50' },
    { kind: 'price-percent', basisPoints: -750, round: '50' },
    'Prices −7.5 %, to ₦50',
  ],
  [
    { kind: 'price-amount', amount: '₦1.5k' },
    { kind: 'price-amount', amount: 150_000, round: 'none' },
    'Prices +₦1,500',
  ],
  [{ kind: 'round' }, { kind: 'round', round: '50' }, 'Prices rounded, to ₦50'],
  [
    { kind: 'sale', amount: '20', until: '2026-12-24' },
    { kind: 'sale', percent: 20, round: 'none', until: '2026-12-24' },
    'Sale, 20 % off, to 24 Dec',
  ],
  [{ kind: 'set-count', amount: '0' }, { kind: 'set-count', count: 0 }, 'Counts set to 0'],
  [{ kind: 'add-count', amount: '1,200', isLess: true }, { kind: 'add-count', units: -1200 }, 'Counts −1,200'],
  [{ kind: 'pause' }, { kind: 'pause' }, 'Paused'],
] as const)('%o asks for %o', (form, act, words) => {
  expect(read(form)).toEqual({ act });
  expect(actWords(act)).toBe(words);
});

it.each([
  [{ amount: '' }, 'Enter a percentage up to 900, like 8 or 7.5.'],
  [{ amount: '91', isLess: true }, 'Enter a percentage up to 90, like 8 or 7.5.'],
  [{ amount: '0' }, 'Enter a percentage up to 900, like 8 or 7.5.'],
  [{ kind: 'price-amount', amount: 'much' }, 'Enter an amount like 500.'],
  [{ kind: 'sale', amount: '95' }, 'Enter a whole percentage from 1 to 90.'],
  [{ kind: 'set-count', amount: '-1' }, 'Enter a number from 0 to 1,000,000.'],
] as const)('%o cannot be', (form, problem) => {
  expect(read(form)).toEqual({ problem });
});

it('a sale does not end before today', () => {
  const sale = { kind: 'sale', amount: '20' } as const;
  expect(read({ ...sale, until: '2026-12-01' })).toMatchObject({ act: { until: '2026-12-01' } });
  expect(read({ ...sale, until: '2026-11-30' })).toEqual({ problem: 'Choose today or a later day.', field: 'until' });
});
