import { expect, it } from 'vitest';
import { countries, DEFAULT_COUNTRY } from './country.ts';

it('offers four countries, Nigeria first and by default [CHK-09, CHK-10]', () => {
  expect(countries).toEqual(['Nigeria', 'Ghana', 'Kenya', 'South Africa']);
  expect(DEFAULT_COUNTRY).toBe('Nigeria');
});
