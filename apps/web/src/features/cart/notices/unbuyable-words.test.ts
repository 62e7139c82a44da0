import { expect, it } from 'vitest';
import { unbuyableWords } from './unbuyable-words.ts';

it.each([
  [['Gele'], 'Gele cannot be bought as it is. Remove or lower it to check out.'],
  [['Gele', 'Gele'], 'Gele cannot be bought as it is. Remove or lower it to check out.'],
  [['Gele', 'Fila'], 'Gele and Fila cannot be bought as they are. Remove or lower them to check out.'],
  [
    ['Gele', 'Fila', 'Aso oke', 'Agbada', 'Kaftan'],
    'Gele, Fila, Aso oke and 2 more cannot be bought as they are. Remove or lower them to check out.',
  ],
])('names what stands in the way of the checkout: %j', (names, words) => {
  expect(unbuyableWords(names)).toBe(words);
});
