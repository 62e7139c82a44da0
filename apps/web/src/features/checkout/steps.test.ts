import { describe, expect, it } from 'vitest';
import { stepOf } from './steps.ts';

describe('the steps of the checkout', () => {
  it.each([
    [null, true, true, 'shipping'],
    ['nonsense', true, true, 'shipping'],
    ['payment', false, true, 'shipping'],
    ['payment', true, false, 'payment'],
    ['review', false, true, 'shipping'],
    ['review', true, false, 'payment'],
    ['review', true, true, 'review'],
  ] as const)(
    'asked for %s with shipping %s and payment %s it is %s [CHK-01, CHK-05]',
    (asked, shipping, payment, step) => {
      expect(stepOf(asked, { shipping, payment })).toBe(step);
    },
  );
});
