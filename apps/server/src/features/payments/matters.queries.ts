import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { type WaitKind, waits } from './matters.ts';

export interface WaitingMatter {
  kind: WaitKind;
  /** Names what it is about, as in the audit log. */
  subject: string;
  since: Date;
  reference: string | null;
  details: Record<string, unknown>;
}

/** All that waits for a person now and was not closed. */
const waiting = sql`
  select found.* from (${sql.join(
    Object.entries(waits).map(
      ([kind, { found }]) =>
        sql`select ${sql.lit(kind)} as kind, w.* from (${found}) w (subject, since, reference, details)`,
    ),
    sql` union all `,
  )}) found
  where not exists (select from matters closed where closed.closed_at is not null
    and (closed.kind, closed.subject, closed.since) = (found.kind, found.subject, found.since))`;

/** What waits for a person, the oldest first. */
export async function findWaiting(db: Db, most: number): Promise<WaitingMatter[]> {
  const { rows } = await sql<WaitingMatter>`
    select * from (${waiting}) w order by since, kind, subject limit ${most}
  `.execute(db);
  return rows;
}

/** What waits and nobody was told of: it is now. Of two processes at once each matter comes to one. */
export async function claimUntold(tx: Tx): Promise<WaitingMatter[]> {
  const { rows } = await sql<WaitingMatter>`
    with news as (
      insert into matters (kind, subject, since) select kind, subject, since from (${waiting}) w
      on conflict do nothing returning kind, subject, since
    )
    select w.* from news join (${waiting}) w using (kind, subject, since) order by w.since, w.kind, w.subject
  `.execute(tx);
  return rows;
}

/** Closes what waits and can be closed by a person's word. False if it does not wait any more. */
export async function closeWaiting(
  tx: Tx,
  { kind, subject, by, note }: { kind: WaitKind; subject: string; by: string; note: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into matters (kind, subject, since, closed_at, closed_by, note)
    select kind, subject, since, now(), ${by}::uuid, ${note} from (${waiting}) w
    where kind = ${kind} and subject = ${subject}
    on conflict (kind, subject, since) do update
      set closed_at = excluded.closed_at, closed_by = excluded.closed_by, note = excluded.note
      where matters.closed_at is null
    returning subject
  `.execute(tx);
  return rows.length > 0;
}
