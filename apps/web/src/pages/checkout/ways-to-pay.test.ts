import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { usableMethod } from './ways-to-pay.ts';

const both = { cardPayment: true, creditBalance: kobo(5000) };

describe('ways to pay', () => {
  it('keeps what was chosen while it can pay the total [CHK-11, CHK-12]', () => {
    expect(usableMethod('credit', both, 5000)).toBe('credit');
    expect(usableMethod('card', both, 5000)).toBe('card');
    expect(usableMethod(null, both, 5000)).toBe('card');
  });

  it('does not offer credit that is too little, nor a card without a provider', () => {
    expect(usableMethod('credit', both, 5001)).toBe('card');
    expect(usableMethod('card', { ...both, cardPayment: false }, 5000)).toBe('credit');
    expect(usableMethod('credit', { ...both, cardPayment: false }, 5001)).toBeNull();
  });
});
