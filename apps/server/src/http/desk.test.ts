import { deskActs } from '@oja/domain/people/member-roles';
import { expect, it } from 'vitest';
import { deskOf } from './desk.ts';

const member = { sellerId: 'a store', userId: 'an account' };

const selling = 'approved' as const;
const read = { writes: false };

it('whoever does not work there finds no store, and a member whose role is too small is told so', () => {
  const nobody = { ...member, membership: null };
  const packer = { ...member, membership: { role: 'packer', status: selling } } as const;
  const manager = { ...member, membership: { role: 'manager', status: selling } } as const;
  for (const act of ['any', 'money'] as const) {
    expect(() => deskOf(nobody, act, read)).toThrow(expect.objectContaining({ code: 'store_not_found' }));
  }
  expect(() => deskOf(packer, 'money', read)).toThrow(
    expect.objectContaining({ code: 'act_not_allowed', status: 403 }),
  );
  expect(deskOf(packer, 'parcels', read).may('money')).toBe(false);
  expect(deskOf(manager, 'money', read).may('parcels')).toBe(true);
});

it('of a suspended store everything is read, and parcels alone are written [DESK-103]', () => {
  const owner = { ...member, membership: { role: 'owner', status: 'suspended' } } as const;
  const refusedTo = (writes: boolean) =>
    deskActs.filter((act) => {
      try {
        return !deskOf(owner, act, { writes });
      } catch (error) {
        expect(error).toMatchObject({ code: 'store_suspended', status: 409 });
        return true;
      }
    });
  expect(refusedTo(false)).toEqual([]);
  expect(refusedTo(true)).toEqual(['money', 'goods', 'counts', 'store', 'reviews', 'account']);
});
