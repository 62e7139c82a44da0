import { expect, it } from 'vitest';
import { isDay } from './holiday.ts';
import { STORE_TERMS } from './store-terms.ts';

it('the terms of stores are called by the day from which they hold', () => {
  expect(isDay(STORE_TERMS)).toBe(true);
});
