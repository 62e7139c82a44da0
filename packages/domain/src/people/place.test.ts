import { expect, it } from 'vitest';
import { placeLine } from './place.ts';

it.each([
  [['Enugu', 'Enugu', 'Nigeria'], 'Enugu, Nigeria'],
  [['Ìbàdàn', 'Oyo', 'Nigeria'], 'Ìbàdàn, Oyo, Nigeria'],
  [['ÒYÓ ', 'Oyo', 'Nigeria'], 'ÒYÓ, Nigeria'],
  [['Kano', null, 'Nigeria'], 'Kano, Nigeria'],
  [[undefined, '', ' '], ''],
  [['Lagos Street', 'Lagos'], 'Lagos Street, Lagos'],
])('%j is %j', (parts, line) => {
  expect(placeLine(parts)).toBe(line);
});
