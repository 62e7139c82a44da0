import { sql } from 'kysely';
import type { Part } from '../database/one-statement.ts';
import type { Db } from '../database/pool.ts';
import { newId } from '../platform/ids.ts';

/** Who did it: the shop by itself, the payment provider, or the account with this id. */
export type Actor = 'system' | 'provider' | (string & {});

type AuditAction =
  | 'payment.settled'
  | 'payment.reversed'
  | `refund.${'requested' | 'posted' | 'pending' | 'processing' | 'processed' | 'failed' | 'manual' | 'retried' | 'found_at_provider' | 'not_owed' | 'reopened' | 'matter_closed'}`
  | `orphan.${'found' | 'confirmed' | 'returned' | 'resolved'}`
  | `dispute.${string}`
  | `credit.${'granted' | 'taken_back'}`
  | 'matter.closed'
  | `parcel.${'moved' | 'packed' | 'unpacked' | 'corrected' | 'noted' | 'line_cancelled'}`
  | 'stock.adjusted'
  | `product.${'published' | 'edited' | 'placed' | 'priced' | 'taken_down' | 'restored' | 'undone'}`
  | `draft.${'dropped' | 'submitted' | 'taken_back' | 'approved' | 'returned' | 'decision_undone'}`
  | `reply.${'written' | 'changed' | 'removed'}`
  | `goods.${'changed' | 'undone' | 'sales_ended'}`
  | `import.${'stored' | 'undone'}`
  | `store.${'opened' | 'saved' | 'renamed' | 'away' | 'applied' | 'approved' | 'refused' | 'suspended' | 'lifted'}`
  | `store.${'trusted' | 'trust_withdrawn'}`
  | `payout_account.${'named' | 'tax_id' | 'name_accepted' | 'set_up' | 'refused' | 'sealed'}`
  | 'account.renamed'
  | 'webhook.refused'
  | 'report.finished'
  | `role.${'granted' | 'revoked'}`
  | 'personal_data.shown';

type Subject =
  `${'payment' | 'refund' | 'order' | 'orphan' | 'dispute' | 'account' | 'product' | 'parcel' | 'store' | 'address' | 'report' | 'page' | 'review'}:${string}`;

export interface AuditEntry {
  actor: Actor;
  action: AuditAction;
  subject: Subject;
  /** Facts that let somebody judge it later. No names, no e-mail addresses: a row stays for ever. */
  details?: Readonly<Record<string, unknown>>;
}

/** The statement that writes a row, to be part of a larger one. */
export const auditRow = (entry: AuditEntry): Part => auditRows([entry]);

/** The same of several, of which there is one at least. */
function auditRows(entries: readonly AuditEntry[]): Part {
  const rows = entries.map(
    ({ actor, action, subject, details = {} }) =>
      sql`(${newId()}, ${actor}, ${action}, ${subject}, ${JSON.stringify(details)})`,
  );
  return sql`insert into audit_log (id, actor, action, subject, details)
    values ${sql.join(rows)}`;
}

/** Puts on record what the transaction does, if it comes to pass. */
export async function audit(tx: Db, entry: AuditEntry): Promise<void> {
  await auditRow(entry).execute(tx);
}

/** The same of several things. */
export async function auditEach(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await auditRows(entries).execute(tx);
}

/** How many rows of one kind strangers can cause in a minute, from however many addresses. */
const mostAMinute = 60;

/**
 * The same, unless this was done to that within the last minute, or to many others: what strangers can cause must not fill
 * the disk. Several processes at once may write a few rows more.
 */
export async function auditOnceAMinute(db: Db, { actor, action, subject, details = {} }: AuditEntry): Promise<void> {
  await sql`
    insert into audit_log (id, actor, action, subject, details)
    select ${newId()}::uuid, ${actor}::text, ${action}::text, ${subject}::text, ${JSON.stringify(details)}::jsonb
    where not exists (
      select from audit_log where subject = ${subject} and action = ${action} and at > now() - interval '1 minute')
      and (select count(*) from audit_log where action = ${action} and at > now() - interval '1 minute') < ${mostAMinute}
  `.execute(db);
}

/** The same, unless the same actor did just that within the last minute: what is looked at again is one look. */
export async function auditUnlessJustDone(db: Db, { actor, action, subject, details = {} }: AuditEntry): Promise<void> {
  const facts = JSON.stringify(details);
  await sql`
    insert into audit_log (id, actor, action, subject, details)
    select ${newId()}::uuid, ${actor}::text, ${action}::text, ${subject}::text, ${facts}::jsonb
    where not exists (
      select from audit_log where actor = ${actor} and action = ${action} and subject = ${subject}
        and details = ${facts}::jsonb and at > now() - interval '1 minute')
  `.execute(db);
}

const batch = 500;

/** Gives the rows that were written meanwhile their places in the chain. Safe in several processes: one at a time chains. */
export async function chainAuditLog(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { rows } = await sql<{ done: number }>`select chain_audit_log(${batch}) as done`.execute(db);
    if ((rows[0]?.done ?? 0) < batch) return;
  }
}
