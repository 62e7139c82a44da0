import { expect, it } from 'vitest';
import { wordsOf } from './words-of.ts';

it.each([
  ['home-kitchen', 'Home kitchen'],
  ['fashion', 'Fashion'],
  ['aso-oke', 'Aso oke'],
  ['t-shirt', 'T-shirt'],
  ['Home & Kitchen', 'Home & Kitchen'],
  ['iPhones', 'iPhones'],
  ['', ''],
])('%j reads %j', (given, name) => {
  expect(wordsOf(given)).toBe(name);
});
