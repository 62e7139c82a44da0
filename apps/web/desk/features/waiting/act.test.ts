import { expect, it } from 'vitest';
import { type Act, actOn, ordersOf, subjectsOf, typedIn } from './act.ts';

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

it('is about what is counted, and about no order, where it counts', () => {
  const counted = (stockItemId: string, count: number) => ({
    stockItemId,
    productId: 'p',
    name: 'Gele',
    seen: 20,
    count,
  });
  const act: Act = { kind: 'count', counts: [counted('a', 17), counted('b', 3)] };
  expect(ordersOf(act)).toEqual([]);
  expect(subjectsOf(act)).toEqual(['a', 'b']);
  expect(subjectsOf(actOn(act, ['b']))).toEqual(['b']);
  expect(typedIn(act, 'a')).toBe('17');
});
