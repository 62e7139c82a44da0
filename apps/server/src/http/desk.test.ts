import { expect, it } from 'vitest';
import { deskOf } from './desk.ts';

const member = { sellerId: 'a store', userId: 'an account' };

it('whoever does not work there finds no store, and a member whose role is too small is told so', () => {
  expect(() => deskOf({ ...member, role: null }, 'any')).toThrow(expect.objectContaining({ code: 'store_not_found' }));
  expect(() => deskOf({ ...member, role: null }, 'money')).toThrow(
    expect.objectContaining({ code: 'store_not_found' }),
  );
  expect(() => deskOf({ ...member, role: 'packer' }, 'money')).toThrow(
    expect.objectContaining({ code: 'act_not_allowed', status: 403 }),
  );
  expect(deskOf({ ...member, role: 'packer' }, 'parcels').may('money')).toBe(false);
  expect(deskOf({ ...member, role: 'manager' }, 'money').may('parcels')).toBe(true);
});
