import { describe, expect, it } from 'vitest';
import { deliveryState } from './delivery-place.ts';

const at = (state: string, country: 'Nigeria' | 'Ghana' = 'Nigeria') => ({ country, state });
const known = { chosen: undefined, userId: null, addresses: [], deliversTo: undefined };

describe('where something is to arrive', () => {
  it('is Lagos for whom nothing is known of', () => {
    expect(deliveryState(known)).toBe('Lagos');
  });

  it('is what a visitor chose, until they sign in and have an address', () => {
    const chosen = { state: 'Kano', by: null };
    expect(deliveryState({ ...known, chosen })).toBe('Kano');
    expect(deliveryState({ ...known, chosen, userId: 'ada' })).toBe('Kano');
    expect(deliveryState({ ...known, chosen, userId: 'ada', addresses: [at('Oyo'), at('Edo')] })).toBe('Oyo');
  });

  it('is what an account chose before its own address, and not before that of another one', () => {
    const chosen = { state: 'Kano', by: 'ada' };
    const addresses = [at('Oyo')];
    expect(deliveryState({ ...known, chosen, userId: 'ada', addresses })).toBe('Kano');
    expect(deliveryState({ ...known, chosen, userId: 'obi', addresses })).toBe('Oyo');
  });

  it('is in Nigeria, the default address or not', () => {
    const addresses = [at('Lagos', 'Ghana'), at('Oyo')];
    expect(deliveryState({ ...known, userId: 'ada', addresses })).toBe('Oyo');
    expect(deliveryState({ ...known, userId: 'ada', addresses: [at('Volta', 'Ghana')] })).toBe('Lagos');
  });

  it('is where the shop delivers', () => {
    const deliversTo = ['Abia', 'Oyo'];
    const chosen = { state: 'Kano', by: null };
    expect(deliveryState({ ...known, chosen, deliversTo })).toBe('Abia');
    expect(deliveryState({ ...known, chosen, deliversTo, userId: 'ada', addresses: [at('Oyo')] })).toBe('Oyo');
    expect(deliveryState({ ...known, chosen, deliversTo: ['Ogun', 'Lagos'] })).toBe('Lagos');
  });
});
