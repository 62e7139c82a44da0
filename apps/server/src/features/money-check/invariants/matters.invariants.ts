import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** Closed by a person's word; reports that migration 0018 closed by itself were told before matters were kept. */
const closed = sql`(
  select kind, subject, closed_at, closed_by, array(select unnest(messages) order by 1) as messages,
    row_number() over (partition by kind, subject order by closed_at, since) as turn
  from matters where closed_at is not null and (kind <> 'report_differs'
    or closed_at > (select applied_at from schema_migrations where name like '0018-%')))`;

const told = sql`(
  select details ->> 'kind' as kind, subject, at, actor, details -> 'messages' as messages,
    row_number() over (partition by details ->> 'kind', subject order by at, id) as turn
  from audit_log where action = 'matter.closed')`;

/** A closed matter lets go of money that messages tell of: somebody must have closed it. */
export const matterInvariants: readonly Invariant[] = [
  {
    id: 'I39',
    says: 'a matter is closed as it is on record',
    looks: [
      among(
        sql`${closed} closed full join ${told} told using (kind, subject, turn)`,
        sql`concat_ws(' ', kind, subject)`,
        {
          'is closed, and not on record so': sql`told.at is null`,
          'is on record as closed, and is not': sql`closed.closed_at is null`,
          'was closed after it was put on record': sql`closed.closed_at > told.at`,
          'lets go of other messages than on record': sql`to_jsonb(closed.messages) <> told.messages`,
          'was closed by another than on record': sql`closed.closed_by::text <> told.actor`,
        },
      ),
    ],
  },
];
