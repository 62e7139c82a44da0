import { expect, it } from 'vitest';
import { deskActs, mayDo, memberRoles } from './member-roles.ts';

it('everybody who works for a store moves its parcels, and a packer sees no amounts', () => {
  const rights = Object.fromEntries(memberRoles.map((role) => [role, deskActs.filter((act) => mayDo(role, act))]));
  expect(rights).toEqual({ owner: ['parcels', 'money'], manager: ['parcels', 'money'], packer: ['parcels'] });
});
