import { expect, it } from 'vitest';
import { checksDone, type StoreFacts } from './checklist.ts';
import { emptyStoreForm } from './store-form.ts';

const form = {
  ...emptyStoreForm,
  storeName: 'Amaka Cloth',
  state: 'Lagos',
  city: 'Ikeja',
  street: '12 Allen Avenue',
  phone: '0803 555 0142',
  couriers: ['GIG Logistics'],
  description: 'Ankara and lace by the yard.',
};
const whole: StoreFacts = {
  form,
  emailConfirmed: true,
  hasLogo: true,
  hasAccount: true,
  hasProduct: true,
  termsAccepted: true,
};
const undone = (facts: Partial<StoreFacts>) =>
  Object.entries(checksDone({ ...whole, ...facts })).flatMap(([check, done]) => (done ? [] : [check]));

it.each<[string[], Partial<StoreFacts>]>([
  [[], {}],
  [['email'], { emailConfirmed: false }],
  [['details'], { form: { ...form, storeName: '' } }],
  [['details'], { form: { ...form, cacNumber: 'RC1' } }],
  [['details'], { form: { ...form, state: '' } }],
  [['details'], { form: { ...form, city: '' } }],
  [['details'], { form: { ...form, street: '' } }],
  [['details'], { form: { ...form, businessType: 'business' } }],
  [['phone'], { form: { ...form, phone: '' } }],
  [['sending'], { form: { ...form, couriers: [] } }],
  [['face'], { form: { ...form, description: '' } }],
  [['face'], { form: { ...form, description: 'Ankara.' } }],
  [['face'], { hasLogo: false }],
  [['account'], { hasAccount: false }],
  [['product'], { hasProduct: false }],
  [['terms'], { termsAccepted: false }],
])('%j is left to do where that is missing', (left, facts) => {
  expect(undone(facts)).toEqual(left);
});
