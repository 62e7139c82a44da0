import type { Arrival } from '@oja/contract/arrival';
import { expect, it } from 'vitest';
import { arrivalWords, sendsWords } from './arrival-words.ts';

const on = (day: string) => ({ from: day, until: day });
const arrival: Arrival = {
  state: 'Enugu',
  days: 1,
  neighbours: ['Abia', 'Anambra'],
  inState: on('2026-11-27'),
  inZone: on('2026-11-28'),
  elsewhere: on('2026-11-30'),
};

it.each([
  ['Enugu', 'Fri 27 Nov'],
  ['Abia', 'Sat 28 Nov'],
  ['Lagos', 'Mon 30 Nov'],
])('in %s it arrives %s', (state, words) => expect(arrivalWords(arrival, state)).toBe(words));

it.each([
  [0, 'sends the same day'],
  [1, 'sends in 1 day'],
  [5, 'sends in 5 days'],
])('a store that promises %i days %s', (days, words) => expect(sendsWords(days)).toBe(words));
