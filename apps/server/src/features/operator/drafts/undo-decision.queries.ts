import { UNDO_SECONDS } from '@oja/domain/goods/draft-review';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

export interface LastDecision {
  id: string;
  sellerId: string;
  decision: 'approved' | 'returned';
  version: number;
  submittedAt: Date;
  /** It can be made anew. */
  hasDraft: boolean;
  told: string[];
  decidedBy: string;
  /** Its mails have not left. */
  isFresh: boolean;
}

/** The last decision on a draft that was not undone, locked. */
export async function lockLastDecision(tx: Tx, draftId: string): Promise<LastDecision | undefined> {
  const { rows } = await sql<LastDecision>`
    select id, seller_id as "sellerId", decision, version, submitted_at as "submittedAt", draft is not null as "hasDraft", told,
      decided_by as "decidedBy", now() < decided_at + make_interval(secs => ${UNDO_SECONDS}) as "isFresh"
    from draft_decisions where draft_id = ${draftId} and undone_at is null order by decided_at desc limit 1 for update
  `.execute(tx);
  return rows[0];
}

export async function writeUndone(tx: Tx, id: string): Promise<void> {
  await sql`update draft_decisions set undone_at = now(), draft = null where id = ${id}`.execute(tx);
}

/** A locked draft that was returned waits again, as long as it had. */
export async function waitAgain(tx: Tx, id: string, submittedAt: Date): Promise<void> {
  await sql`
    update product_drafts set state = 'in_review', submitted_at = ${submittedAt}, reasons = '{}', note = '' where id = ${id}
  `.execute(tx);
}

/**
 * The draft of a product that was taken out waits again, under a new id: what was counted and decided under the other one stays on
 * record, and no stock item opens twice.
 */
export async function makeDraftAnew(tx: Tx, decision: { id: string; newId: string }): Promise<void> {
  await sql`
    insert into product_drafts
    select (jsonb_populate_record(null::product_drafts, d.draft || jsonb_build_object('id', ${decision.newId}::uuid))).*
    from draft_decisions d where d.id = ${decision.id}
  `.execute(tx);
}
