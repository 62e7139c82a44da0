/** What an account can be in a store that it works for. Each store has one owner. */
export const memberRoles = ['owner', 'manager', 'packer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What the desk of a store asks a right for. */
export const deskActs = ['parcels', 'cancel', 'money', 'goods', 'counts', 'store', 'reviews', 'account'] as const;
export type DeskAct = (typeof deskActs)[number];

const rights: Record<MemberRole, readonly DeskAct[]> = {
  owner: deskActs,
  manager: deskActs.filter((act) => act !== 'account'),
  packer: ['parcels', 'counts'],
};

/**
 * Whether a member may do that at the desk. 'parcels': see and move them, without amounts; 'cancel': not
 * send lines of them, whose money goes back; 'money': see amounts; 'goods': write, price and publish products; 'counts': see
 * products, and say how many there are; 'store': say what the store says of itself, and when it is away; 'reviews': answer
 * what buyers wrote; 'account': name the bank account that its money goes to.
 */
export const mayDo = (role: MemberRole, act: DeskAct): boolean => rights[role].includes(act);
