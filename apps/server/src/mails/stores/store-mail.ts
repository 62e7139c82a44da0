import type { Block } from '../letter/letter.ts';

/** What the mails about a store tell its owner. */
export interface StoreMail {
  name: string;
  storeName: string;
  slug: string;
}

/** Why the operator decided so. */
export interface Why {
  /** Words of the tables in the domain. */
  reasons: readonly string[];
  /** A sentence of the operator; '' for none. */
  note: string;
}

/** Reasons and sentence as the operator gave them. */
export function whyBlocks({ reasons, note }: Why): Block[] {
  const named: Block[] =
    reasons.length === 0 ? [] : [{ kind: 'facts', facts: reasons.map((value) => ({ label: 'Reason', value })) }];
  return note === '' ? named : [...named, { kind: 'quote', text: note }];
}

export const becauseOfStore = ({ storeName }: Pick<StoreMail, 'storeName'>) =>
  `You get this mail because you work for ${storeName}.`;
