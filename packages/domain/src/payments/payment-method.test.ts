import { expect, it } from 'vitest';
import { isPaymentMethod, paymentMethodNames, paymentMethods, waysBackOf } from './payment-method.ts';

it('is by card or by store credit, and nothing else', () => {
  expect(paymentMethods).toEqual(['card', 'credit']);
  expect(paymentMethodNames).toEqual({ card: 'Card', credit: 'Store credit' });
  expect(['card', 'credit', 'cash', '', null, undefined, 0].filter(isPaymentMethod)).toEqual(['card', 'credit']);
});

it('goes back to the card only what came from one, and that first', () => {
  expect(waysBackOf).toEqual({ card: ['card', 'credit'], credit: ['credit'] });
});
