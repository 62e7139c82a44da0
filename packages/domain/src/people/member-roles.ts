/** What an account can be in a store that it works for. Each store has one owner. */
export const memberRoles = ['owner', 'manager', 'packer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What the desk of a store asks a right for. */
export const deskActs = ['parcels', 'money'] as const;
export type DeskAct = (typeof deskActs)[number];

const rights: Record<MemberRole, readonly DeskAct[]> = {
  owner: ['parcels', 'money'],
  manager: ['parcels', 'money'],
  packer: ['parcels'],
};

/** Whether a member may do that at the desk. 'parcels': see and move them, without amounts; 'money': see amounts. */
export const mayDo = (role: MemberRole, act: DeskAct): boolean => rights[role].includes(act);
