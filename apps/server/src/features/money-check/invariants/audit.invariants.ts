import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** What is written down of money is whole, and nobody has changed it since. */
export const auditInvariants: readonly Invariant[] = [
  {
    id: 'I30',
    says: 'the chain of the audit log is unbroken',
    looks: [
      among(
        sql`(select *, lag(hash, 1, '') over path as hash_before, lag(seq, 1, 0) over path as seq_before
          from audit_log where seq is not null window path as (order by seq)) entry`,
        sql`id`,
        {
          'does not have the place after the row before': sql`seq <> seq_before + 1`,
          'does not follow from the row before': sql`previous_hash <> hash_before`,
          'is not what its hash was made of': sql`
            hash <> audit_hash(previous_hash, seq, id, at, actor, action, subject, details)`,
        },
      ),
    ],
  },
  {
    id: 'I30',
    says: 'the audit log ends where its last row was chained',
    looks: [
      among(
        sql`(select) here left join audit_log_end mark on true
          left join audit_log entry on entry.seq = mark.seq`,
        sql`coalesce(mark.seq, 0)`,
        {
          'is not marked': sql`mark.seq is null`,
          'was its last place, and is gone': sql`mark.seq > 0 and entry.seq is null`,
          'was its last place, with another row': sql`entry.hash <> mark.hash`,
        },
      ),
      among(sql`audit_log entry join audit_log_end mark on entry.seq > mark.seq`, sql`entry.id`, {
        'has a place beyond the last': sql`true`,
      }),
    ],
  },
  {
    id: 'I30',
    says: "the audit log still has what the daily reports saw at its chain's end",
    looks: [
      among(
        sql`provider_reports report left join audit_log entry on entry.seq = report.audit_seq
          where report.audit_seq > 0`,
        sql`report.id`,
        { 'saw a row that is gone': sql`entry.seq is null`, 'saw another row': sql`entry.hash <> report.audit_hash` },
      ),
    ],
  },
  {
    id: 'I30',
    says: "the audit log still has what the server's log says of its chain's end",
    needs: 'auditEnds',
    looks: [
      among(
        ({ auditEnds }) => sql`jsonb_to_recordset(${JSON.stringify(auditEnds)}::jsonb) as told (seq integer, hash text)
          left join audit_log entry on entry.seq = told.seq`,
        sql`told.seq`,
        { 'is gone': sql`entry.seq is null`, 'has another row': sql`entry.hash <> told.hash` },
      ),
    ],
  },
  {
    id: 'I30',
    says: 'what is written down gets its place in the chain within minutes',
    atRest: true,
    looks: [among(sql`audit_log where seq is null`, sql`id`, { 'has none': sql`at < now() - interval '5 minutes'` })],
  },
];
