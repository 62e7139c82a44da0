import { expect, it } from 'vitest';
import { type Act, actOn, ordersOf, typedIn } from './act.ts';

const several: Act = {
  kind: 'shipSeveral',
  courier: 'GIG Logistics',
  parcels: [
    { orderId: 'a', trackingNumber: 'GIG-111', riderPhone: '' },
    { orderId: 'b', trackingNumber: 'GIG-222', riderPhone: '' },
  ],
};

it('is narrowed to those that were done; one on a single order stays as it is', () => {
  expect(ordersOf(actOn(several, ['b']))).toEqual(['b']);
  expect(actOn({ kind: 'acceptSeveral', orderIds: ['a', 'b', 'c'] }, ['a', 'c'])).toEqual({
    kind: 'acceptSeveral',
    orderIds: ['a', 'c'],
  });
  expect(actOn({ kind: 'accept', orderId: 'a' }, [])).toEqual({ kind: 'accept', orderId: 'a' });
});

it('tells what was typed for an order', () => {
  expect(typedIn(several, 'b')).toBe('GIG Logistics, GIG-222');
  expect(typedIn({ kind: 'note', orderId: 'a', ownNote: 'In the blue bag' }, 'a')).toBe('In the blue bag');
  expect(typedIn({ kind: 'accept', orderId: 'a', notes: '' }, 'a')).toBe('');
});
