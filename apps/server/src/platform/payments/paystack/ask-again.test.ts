import { expect, it } from 'vitest';
import { pauseBeforeAgain } from './ask-again.ts';

const unknown = { kind: 'unknown', cause: 'no answer' } as const;
const limited = { kind: 'rate_limited', retryAfter: 1.5, message: null } as const;

it('a question without an answer is asked three times, with longer and longer pauses', () => {
  expect([1, 2, 3].map((attempt) => pauseBeforeAgain(unknown, attempt))).toEqual([250, 500, null]);
});

it('a question that came too early is asked again when they say', () => {
  expect([1, 2, 3].map((attempt) => pauseBeforeAgain(limited, attempt))).toEqual([1500, 1500, null]);
});

it.each([
  { kind: 'success', value: 1 },
  { kind: 'refused', status: 400, message: null, notFound: false },
  { kind: 'not_sent' },
] as const)('a question is not asked again after $kind', (outcome) => {
  expect(pauseBeforeAgain(outcome, 1)).toBeNull();
});
