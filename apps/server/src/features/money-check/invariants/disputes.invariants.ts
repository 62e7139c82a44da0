import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/**
 * What is on record of each dispute, turn by turn, up to where it ended: a word that does not decide it leaves it open, and
 * what is told after its end changes nothing. Before migration 0021 whatever word it ended with was its end.
 */
const told = sql`(
  select id, (array_agg(details ->> 'reference' order by turn))[1] as reference,
    (array_agg(details ->> 'status' order by turn desc))[1] as status,
    (array_agg((details ->> 'amount')::bigint order by turn desc) filter (where details ->> 'amount' is not null))[1]
      as amount,
    (array_agg(details ->> 'resolution' order by turn desc) filter (where details ->> 'resolution' is not null))[1]
      as resolution,
    bool_or(ends) as ended
  from (
    select *, min(turn) filter (where ends) over (partition by id) as last_turn
    from (
      select substr(subject, 9) as id, details, row_number() over (partition by subject order by at, id) as turn,
        action = 'dispute.resolve' and (
          details ->> 'resolution' in ('declined', 'operator-declined') or details ->> 'resolution' like '%accepted'
          or at <= (select applied_at from schema_migrations where name like '0021-%')) is true as ends
      from audit_log where subject like 'dispute:%' and action like 'dispute.%') word) words
  where turn <= coalesce(last_turn, turn) group by id)`;

/** What a bank contests holds money: it is let go as the provider has told, and by nothing else. */
export const disputeInvariants: readonly Invariant[] = [
  {
    id: 'I39',
    says: 'a dispute is known as it is on record',
    looks: [
      among(sql`disputes d full join ${told} told on told.id = d.id`, sql`coalesce(d.id, told.id)`, {
        'is known, and not on record': sql`told.id is null`,
        'is on record, and not known': sql`d.id is null`,
        'is of another payment than on record': sql`d.reference <> told.reference`,
        'is about another amount than on record': sql`
          d.id = told.id and coalesce(d.amount, -1) <> coalesce(told.amount, -1)`,
        'stands otherwise than on record': sql`d.status <> told.status`,
        'has another resolution than on record': sql`
          d.id = told.id and coalesce(d.resolution, '') <> coalesce(told.resolution, '')`,
        'has ended, and not on record so': sql`d.resolved_at is not null and not told.ended`,
        'is on record as ended, and has not': sql`d.id = told.id and d.resolved_at is null and told.ended`,
      }),
    ],
  },
];
