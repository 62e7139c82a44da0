import { expect, it } from 'vitest';
import { pastSteps } from './history-words.ts';

it('tells what happened in order, with what the buyer was told and where the way was written anew', () => {
  const steps = pastSteps({
    placedAt: '2026-11-27T08:00:00Z',
    packedAt: '2026-11-27T09:30:00Z',
    history: [
      { at: '2026-11-27T08:00:00Z', status: 'pending', corrects: false, notes: '' },
      { at: '2026-11-27T09:00:00Z', status: 'approved', corrects: false, notes: 'Thank you' },
      { at: '2026-11-27T10:00:00Z', status: 'shipped', corrects: false, notes: '' },
      { at: '2026-11-27T11:00:00Z', status: 'shipped', corrects: true, notes: '' },
    ],
  });
  expect(steps.map(({ words, notes }) => [words, notes])).toEqual([
    ['Ordered', ''],
    ['Accepted', 'Thank you'],
    ['Packed', ''],
    ['On the way', ''],
    ['Its way was written anew', ''],
  ]);
});
