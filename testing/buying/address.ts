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
