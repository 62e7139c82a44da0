import type { Posting } from '@oja/domain/money/ledger';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Part } from '../database/one-statement.ts';
import type { Db, Tx } from '../database/pool.ts';
import { newId } from '../platform/ids.ts';

export type LedgerKind =
  | 'order'
  | 'order_refund'
  /** Pieces of a line are not sent: exactly what was paid for them goes back. */
  | 'line_cancelled'
  | 'refund_due'
  | 'refund_processed'
  /** The same of a payment that became no order. */
  | 'unclaimed_refund'
  /** A refund that was booked does not go back, or not all of it. */
  | 'refund_undone'
  /** The same of the refund of a line. */
  | 'line_undone'
  /** More goes back than was paid, or does not after all. */
  | 'refund_excess'
  | 'excess_written_off'
  | 'credit_top_up'
  | 'credit_taken_back'
  | 'orphan'
  | 'orphan_returned'
  /** What is left of an orphan is owed to nobody. */
  | 'orphan_not_owed'
  | 'orphan_written_off';

interface LedgerTransaction {
  kind: LedgerKind;
  reference: string | null;
  orderId: string | null;
  currency: string;
}

/** The statement that writes one balanced transaction of the ledger. */
export function ledgerEntries(
  postings: readonly Posting[],
  { kind, reference, orderId, currency }: LedgerTransaction,
): Part {
  const entries = postings.map(({ account, amount }) => ({ id: newId(), account, amount }));
  return sql`
    insert into ledger_entries (id, transaction_id, kind, account, amount, currency, reference, order_id)
    select id, ${newId()}::uuid, ${kind}, account, amount, ${currency}, ${reference}, ${orderId}::uuid
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, account text, amount bigint)`;
}

/** One balanced transaction of the ledger. */
export async function addToLedger(tx: Tx, postings: readonly Posting[], of: LedgerTransaction): Promise<void> {
  await ledgerEntries(postings, of).execute(tx);
}

/** What the shop owes a store by its books, less what the store owes the shop: below 0 where that is more. */
export async function findOwedToSeller(db: Db, sellerId: string): Promise<Kobo> {
  const accounts = [`seller_payable:${sellerId}`, `seller_receivable:${sellerId}`];
  const { rows } = await sql<{ owed: Kobo }>`
    select coalesce(-sum(amount), 0)::bigint as owed from ledger_entries where account = any(${accounts}::text[])
  `.execute(db);
  return rows[0]?.owed ?? kobo(0);
}
