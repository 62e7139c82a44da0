import { expect, it } from 'vitest';
import { greeting } from './addressee.ts';

it.each(['Ada Obi', 'Adé-Bọ́lá Ọ̀ṣun', "Chinedu O'Neill", 'Dr. Ngozi Eze', 'محمد'])('repeats the name %s', (name) => {
  expect(greeting('Hello', name)).toBe(`Hello ${name}`);
});

it.each([
  'http://evil.example',
  'Win now evil.example',
  'mail me@evil.example',
  '<b>Ada</b>',
  'You have won a new car, go and take it today',
])('does not repeat %s', (name) => {
  expect(greeting('Hello', name)).toBe('Hello');
});
