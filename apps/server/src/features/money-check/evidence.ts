import type { Tx } from '../../database/pool.ts';
import type { ClientRecord } from './client-history.ts';
import type { ProviderBooks } from './provider-books.ts';

/** What the invariants are checked against: one consistent picture of the database, and what others say about it. */
export interface Evidence {
  tx: Tx;
  /** Seconds between two sweeps of holds, and two rounds of the reconciler. */
  sweepSeconds: number;
  reconcileSeconds: number;
  /** What the provider says it took and gave back; null: it was not asked. */
  books: ProviderBooks | null;
  /** What clients wrote down; null: nothing is known of them. */
  history: readonly ClientRecord[] | null;
  /** Where the audit log's chain once ended, as the server's log says; null: nobody has looked there. */
  auditEnds: readonly AuditEnd[] | null;
}

/** A place of the audit log's chain, and the hash of the row that has it. */
export interface AuditEnd {
  seq: number;
  hash: string;
}
