import { expect, it } from 'vitest';
import { deskActs, mayDo, memberRoles } from './member-roles.ts';

it('everybody who works for a store moves its parcels, a packer sees no amounts, and the owner alone names an account [DESK-17]', () => {
  const rights = Object.fromEntries(memberRoles.map((role) => [role, deskActs.filter((act) => mayDo(role, act))]));
  const every = ['parcels', 'cancel', 'money', 'goods', 'counts', 'store', 'reviews'];
  expect(rights).toEqual({ owner: [...every, 'account'], manager: every, packer: ['parcels', 'counts'] });
});
