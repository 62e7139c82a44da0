import type { Look } from './look.queries.ts';

/** Something that must hold whatever happened. Ids as in decision record 026. */
export interface Invariant {
  id: `I${number}`;
  /** What holds, as a sentence. */
  says: string;
  /** Work under way may break it for a while: it holds when the shop is at rest. */
  atRest?: true;
  /** Cannot be said without it. */
  needs?: 'books' | 'balance' | 'history' | 'auditEnds';
  /** Where to look for what breaks it. */
  looks: readonly Look[];
}
