import type { StoreStatus } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

export interface DraftStore {
  storeName: string;
  slug: string;
  status: StoreStatus;
}

/** A store whose goods are decided about; it stays where it stands until the transaction ends. */
export async function lockStoreOf(tx: Tx, sellerId: string): Promise<DraftStore> {
  const { rows } = await sql<DraftStore>`
    select store_name as "storeName", slug, status from sellers where id = ${sellerId} for key share
  `.execute(tx);
  const [store] = rows;
  if (!store) throw new Error(`Store ${sellerId} has a draft, and is gone.`);
  return store;
}

interface NewDecision {
  id: string;
  draftId: string;
  sellerId: string;
  decision: 'approved' | 'returned';
  version: number;
  submittedAt: Date;
  /** The row of the draft, where undoing makes it anew. */
  draft: string | null;
  reasons: readonly string[];
  note: string;
  told: readonly string[];
  decidedBy: string;
}

/** @returns when it was decided */
export async function insertDecision(tx: Tx, decision: NewDecision): Promise<Date> {
  const { id, draftId, sellerId, version, submittedAt, draft, reasons, note, told, decidedBy } = decision;
  const { rows } = await sql<{ at: Date }>`
    insert into draft_decisions (id, draft_id, seller_id, decision, version, submitted_at, draft, reasons, note, told, decided_by)
    values (${id}, ${draftId}, ${sellerId}, ${decision.decision}, ${version}, ${submittedAt}, ${draft}::jsonb,
      ${[...reasons]}::text[], ${note}, ${[...told]}::uuid[], ${decidedBy})
    returning decided_at as at
  `.execute(tx);
  return rows[0]?.at ?? new Date();
}

/** Whether anything was ever decided on a draft with this id. */
export async function isDecided(db: Db, draftId: string): Promise<boolean> {
  const { rows } = await sql`select from draft_decisions where draft_id = ${draftId} limit 1`.execute(db);
  return rows.length > 0;
}

/** The row of a locked draft, as it is. */
export async function readDraftRow(tx: Tx, id: string): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(d)::text as row from product_drafts d where id = ${id}
  `.execute(tx);
  return rows[0]?.row ?? '';
}

/** Sends a locked draft back to its store. */
export async function writeReturned(tx: Tx, id: string, why: { reasons: readonly string[]; note: string }) {
  await sql`
    update product_drafts set state = 'returned', submitted_at = null, submitted_by = null,
      reasons = ${[...why.reasons]}::text[], note = ${why.note} where id = ${id}
  `.execute(tx);
}
