import type { OrderDraft } from '@oja/contract/checkout';

export const shippingInfo: OrderDraft['shippingInfo'] = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@oja.example',
  phone: '08012345678',
  address: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos',
  zipCode: '100001',
  country: 'Nigeria',
};

/** Somebody else, elsewhere; the phone is written as people write it. */
export const surulere: OrderDraft['shippingInfo'] = {
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi@oja.example',
  phone: '0803 555 0142',
  address: '14 Bode Thomas Street',
  city: 'Surulere',
  state: 'Lagos',
  zipCode: '101283',
  country: 'Nigeria',
};
