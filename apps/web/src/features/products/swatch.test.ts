import { expect, it } from 'vitest';
import { swatchOf } from './swatch.ts';

it.each([
  ['Wine', '#5f1529'],
  ['navy blue', '#1c2b52'],
  ['Dark wine', '#5f1529'],
  ['Black/White', '#1b1b1d'],
  ['Adire', undefined],
  ['', undefined],
])('the dot of %j is %s [PROD-11]', (name, color) => {
  expect(swatchOf(name)).toBe(color);
});
