import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { lockMessages } from '../inbox/inbox.queries.ts';
import { type WaitKind, waits } from './waits.queries.ts';

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
      ([kind, { level, found }]) =>
        sql`select ${sql.lit(kind)} as kind, ${sql.lit(level)} as level, w.* from (${found}) w (subject, since, reference, details)`,
    ),
    sql` union all `,
  )}) found
  where not exists (select from matters closed where closed.closed_at is not null
    and (closed.kind, closed.subject, closed.since) = (found.kind, found.subject, found.since))`;

/** Where a list of what waits goes on: the last that was shown. */
export interface WaitingPlace {
  isWarning: boolean;
  /** `since` in microseconds. */
  time: string;
  kind: string;
  subject: string;
}

export type ListedMatter = WaitingMatter & WaitingPlace;

/** What waits for a person after a place: errors first, of each level the oldest first. */
export async function findWaiting(db: Db, after: WaitingPlace | null, most: number): Promise<ListedMatter[]> {
  const { isWarning, time, kind, subject } = after ?? { isWarning: false, time: '0', kind: '', subject: '' };
  const { rows } = await sql<ListedMatter>`
    select * from (
      select kind, subject, since, reference, details, level = 'warn' as "isWarning",
        (extract(epoch from since) * 1000000)::bigint::text as time
      from (${waiting}) w) listed
    where ${after === null}::boolean
      or ("isWarning", time::bigint, kind, subject) > (${isWarning}::boolean, ${time}::bigint, ${kind}, ${subject})
    order by "isWarning", time::bigint, kind, subject limit ${most}
  `.execute(db);
  return rows;
}

export interface CountedMatters {
  kind: WaitKind;
  matters: number;
  /** Where one matter is about many products: how many these are. */
  things: number;
}

/** How many wait of each kind that waits at all. */
export async function countWaiting(db: Db): Promise<CountedMatters[]> {
  const { rows } = await sql<CountedMatters>`
    select kind, count(*)::integer as matters, sum(coalesce((details ->> 'drafts')::integer, 1))::integer as things
    from (${waiting}) w group by kind
  `.execute(db);
  return rows;
}

/** What waits and nobody was told of: it is now. Of two processes at once each matter comes to one. */
export async function claimUntold(tx: Tx): Promise<WaitingMatter[]> {
  const { rows } = await sql<WaitingMatter>`
    with untold as (
      insert into matters (kind, subject, since) select kind, subject, since from (${waiting}) w
      on conflict do nothing returning kind, subject, since
    )
    select w.* from untold join (${waiting}) w using (kind, subject, since) order by w.since, w.kind, w.subject
  `.execute(tx);
  return rows;
}

/** A matter that waits now, if it does. */
export async function findWaitingMatter(
  db: Db,
  { kind, subject }: Pick<WaitingMatter, 'kind' | 'subject'>,
): Promise<WaitingMatter | undefined> {
  const { rows } = await sql<WaitingMatter>`
    select kind, subject, since, reference, details from (${waiting}) w where kind = ${kind} and subject = ${subject}
  `.execute(db);
  return rows[0];
}

/**
 * Closes what waits and can be closed by a person's word, with the messages that told of it: one that comes again now
 * waits, and has come after the closing. False if it does not wait any more as it did then.
 */
export async function closeWaiting(
  tx: Tx,
  { kind, subject, details }: Pick<WaitingMatter, 'kind' | 'subject' | 'details'>,
  { by, note }: { by: string; note: string },
): Promise<boolean> {
  const { messages = [] } = details;
  await lockMessages(tx, messages as string[]);
  const { rows } = await sql`
    insert into matters (kind, subject, since, messages, closed_at, closed_by, note)
    select kind, subject, since, array(select jsonb_array_elements_text(details -> 'messages')::uuid), clock_timestamp(),
      ${by}::uuid, ${note}
    from (${waiting}) w
    where kind = ${kind} and subject = ${subject} and details = ${JSON.stringify(details)}::jsonb
    on conflict (kind, subject, since) do update set messages = excluded.messages, closed_at = excluded.closed_at,
      closed_by = excluded.closed_by, note = excluded.note
      where matters.closed_at is null
    returning subject
  `.execute(tx);
  return rows.length > 0;
}
