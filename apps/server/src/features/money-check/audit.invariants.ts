import { sql } from 'kysely';
import { found, type Invariant } from './invariant.ts';

/** What is written down of money is whole, and nobody has changed it since. */
export const auditInvariants: readonly Invariant[] = [
  {
    id: 'I30',
    says: 'the chain of the audit log is unbroken',
    breaches: found(
      () => sql`
        select coalesce(id::text, seq::text) from (
          select *, lag(hash, 1, '') over path as hash_before, lag(seq, 1, 0) over path as seq_before
          from audit_log where seq is not null window path as (order by seq)) entry
        where seq <> seq_before + 1 or previous_hash <> hash_before
          or hash <> audit_hash(previous_hash, seq, id, at, actor, action, subject, details)`,
    ),
  },
  {
    id: 'I30',
    says: "the audit log still has what the daily reports saw at its chain's end",
    breaches: found(
      () => sql`
        select report.id::text from provider_reports report
        left join audit_log entry on entry.seq = report.audit_seq
        where report.audit_seq > 0 and entry.hash is distinct from report.audit_hash`,
    ),
  },
  {
    id: 'I30',
    says: 'every settled payment and every refund is on record',
    breaches: found(
      () => sql`
        select reference from payments p where state = 'succeeded' and not exists (
          select from audit_log where subject = 'payment:' || p.reference and action = 'payment.settled')
        union all
        select id::text from refunds r where not exists (
          select from audit_log where subject = 'refund:' || r.id
            and action in ('refund.requested', 'refund.found_at_provider'))`,
    ),
  },
  {
    id: 'I30',
    says: 'what is written down gets its place in the chain within minutes',
    atRest: true,
    breaches: found(() => sql`select id::text from audit_log where seq is null and at < now() - interval '5 minutes'`),
  },
];
