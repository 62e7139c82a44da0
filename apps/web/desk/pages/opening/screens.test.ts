import { emptyStoreForm } from '@oja/domain/stores/store-form';
import { describe, expect, it } from 'vitest';
import { beside, screenAt } from './screens.ts';

const where = {
  ...emptyStoreForm,
  state: 'Lagos',
  city: 'Yaba',
  street: '4 Herbert Macaulay Way',
  phone: '0803 555 0142',
};

describe('screenAt', () => {
  it('is the name before the store is begun, whatever the address says', () => {
    expect(screenAt('face', where, false)).toBe('name');
    expect(screenAt(null, emptyStoreForm, false)).toBe('name');
  });

  it('is what the address names, or the first that is not done', () => {
    expect(screenAt('money', emptyStoreForm, true)).toBe('money');
    expect(screenAt('elsewhere', emptyStoreForm, true)).toBe('where');
    expect(screenAt(null, where, true)).toBe('sending');
  });

  it('has nothing before the first and nothing after the last', () => {
    expect([beside('name', -1), beside('name', 1), beside('face', 1)]).toEqual([undefined, 'where', undefined]);
  });
});
