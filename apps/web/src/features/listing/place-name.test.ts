import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it.each([
  ['home-kitchen', 'Home kitchen'],
  ['fashion', 'Fashion'],
  ['Home & Kitchen', 'Home & Kitchen'],
  ['iPhones', 'iPhones'],
  ['', ''],
])('%j is called %j', (given, name) => {
  expect(placeName(given)).toBe(name);
});
