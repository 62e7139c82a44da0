import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import type { AuditEntry } from '../../books/audit.ts';

type Shown = Pick<AuditEntry, 'subject' | 'details'>;

/** The refunds whose buyers are named, and the orphans whose payers' addresses are. */
export function peopleInMatters({ refunds, overpaid, orphans }: OperatorMatters): Shown | null {
  const named = [...new Set([...refunds, ...overpaid].map(({ id }) => id))].sort();
  const addressed = orphans.flatMap(({ reference, payerEmail }) => (payerEmail === null ? [] : [reference])).sort();
  if (named.length + addressed.length === 0) return null;
  return { subject: 'page:matters', details: { refunds: named, orphans: addressed } };
}

/** Whoever has done something, but for the operator who reads it. */
export function peopleInAudit(actors: readonly string[], reader: string): Shown | null {
  const accounts = [...new Set(actors)].filter((actor) => !['system', 'provider', reader].includes(actor)).sort();
  return accounts.length === 0 ? null : { subject: 'page:audit', details: { accounts } };
}
