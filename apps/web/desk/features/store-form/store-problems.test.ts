import { emptyStoreForm, type StoreForm } from '@oja/domain/stores/store-form';
import { describe, expect, it } from 'vitest';
import { problemsIn, savable } from './store-problems.ts';

const form: StoreForm = { ...emptyStoreForm, storeName: "Amaka's Cloth", state: 'Lagos', city: 'Yaba' };

describe('problemsIn', () => {
  it('tells what is wrong in its part alone, in the order of the fields', () => {
    expect(Object.keys(problemsIn(form, 'where'))).toEqual(['street', 'phone']);
    expect(problemsIn(form, 'name')).toEqual({});
    expect(problemsIn({ ...form, businessType: 'business' }, 'name')).toEqual({
      businessName: 'Enter the name of your business.',
    });
  });

  it('asks for one courier: no store opens without', () => {
    expect(problemsIn(form, 'sending')).toEqual({ couriers: 'Choose one at least.' });
    expect(problemsIn({ ...form, couriers: ['Kwik'] }, 'sending')).toEqual({});
  });
});

describe('savable', () => {
  it('leaves a field that is wrong for later, and no other', () => {
    const typed = { city: 'Yaba', phone: '0803', description: 'Too short' };
    expect(savable({ ...form, ...typed }, typed)).toEqual({ city: 'Yaba' });
  });
});
