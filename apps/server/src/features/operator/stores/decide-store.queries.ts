import type { StoreStatus } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

export interface LockedStore {
  id: string;
  slug: string;
  storeName: string;
  status: StoreStatus;
  statusAt: Date;
  editVersion: number;
  trusted: boolean;
  ownerName: string | null;
  ownerEmail: string | null;
}

/**
 * A store that nobody moves meanwhile, locked at once as a new status needs it: made stronger later, it would wait for who
 * writes a review and then waits for it. With who is told of it; undefined where there is none.
 */
export async function lockStore(tx: Tx, id: string): Promise<LockedStore | undefined> {
  const { rows } = await sql<LockedStore>`
    select s.id, s.slug, s.store_name as "storeName", s.status, s.status_at as "statusAt",
      s.edit_version as "editVersion", s.trusted, u.name as "ownerName", u.email as "ownerEmail"
    from sellers s left join users u on u.id = s.owner_id and u.deleted_at is null
    where s.id = ${id} for update of s
  `.execute(tx);
  return rows[0];
}

interface Standing {
  to: StoreStatus;
  /** Why, where it does not sell; nothing of it stays where it does. */
  reasons: readonly string[];
  note: string;
}

/** Writes where a locked store stands. */
export async function updateStoreStatus(tx: Tx, id: string, { to, reasons, note }: Standing): Promise<void> {
  await sql`
    update sellers set status = ${to}, status_reasons = ${[...reasons]}::text[], status_note = ${note},
      status_at = clock_timestamp(), updated_at = now() where id = ${id}
  `.execute(tx);
}

/** Writes whether a locked store is trusted. */
export async function updateTrusted(tx: Tx, id: string, trusted: boolean): Promise<void> {
  await sql`update sellers set trusted = ${trusted}, updated_at = now() where id = ${id}`.execute(tx);
}
