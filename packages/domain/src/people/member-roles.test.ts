import { expect, it } from 'vitest';
import { deskActs, mayDo, memberRoles } from './member-roles.ts';

it('everybody who works for a store moves its parcels, and a packer sees no amounts', () => {
  const rights = Object.fromEntries(memberRoles.map((role) => [role, deskActs.filter((act) => mayDo(role, act))]));
  const every = ['parcels', 'cancel', 'money', 'goods', 'counts'];
  expect(rights).toEqual({ owner: every, manager: every, packer: ['parcels', 'counts'] });
});
