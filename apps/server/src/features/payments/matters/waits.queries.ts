import type { OperatorPart } from '@oja/contract/desks/operator-matters';
import { type RawBuilder, sql } from 'kysely';
import { isNotListed, isUnconfirmed } from '../inbox/inbox.queries.ts';

/** A state that waits for a person. */
interface Wait {
  level: 'error' | 'warn';
  /** What the line of the log and the operator's page say, whichever way it came to it. */
  says: string;
  /** An operator may close it with a note; all others end when what they wait for is done. */
  closable?: true;
  /** Where the operator's page has what it is about; `today` alone where only a word is needed, or time. */
  part: OperatorPart;
  /** Who is in it now: subject, since when, the payment's reference or null, and facts for the log. */
  found: RawBuilder<unknown>;
}

/** Which tell of it, and how often they have come in all: who closes it has looked into these. */
const told = sql`'messages', jsonb_agg(i.id order by i.id), 'deliveries', sum(i.times)`;

const excessOfOrphan = sql`(returned_amount + bank_amount - written_off > amount)`;

/**
 * Every state that waits for a person, in one place. Nobody announces one: it is found in the rows themselves,
 * so that no way into it can be silent, and none is told of twice.
 */
export const waits = {
  refund_manual: {
    level: 'error',
    says: 'refund needs a person',
    part: 'money',
    found: sql`
      select 'refund:' || id, manual_since, reference, jsonb_build_object('refund', id, 'amount', amount)
      from refunds where state = 'manual'`,
  },
  refund_overdue: {
    level: 'error',
    says: 'a refund is not done after a day',
    part: 'money',
    found: sql`
      select 'refund:' || id, created_at + interval '24 hours', reference, jsonb_build_object('refund', id, 'state', state)
      from refunds where state not in ('processed', 'closed', 'manual') and created_at < now() - interval '24 hours'`,
  },
  refund_excess: {
    level: 'error',
    says: 'more of a payment went back than was paid',
    part: 'money',
    found: sql`
      select 'refund:' || id, matter_since, reference, jsonb_build_object('refund', id, 'amount', amount, 'excess', excess)
      from refunds where matter = 'excess' and matter_closed_at is null and state <> 'closed'`,
  },
  refund_twin: {
    level: 'error',
    says: 'a refund goes back at the provider that was dealt with here',
    part: 'money',
    found: sql`
      select 'refund:' || id, matter_since, reference, jsonb_build_object('refund', id, 'amount', amount)
      from refunds where matter = 'twin' and matter_closed_at is null and state <> 'closed'`,
  },
  refund_not_listed: {
    level: 'error',
    says: 'a refund that the provider tells of is not in its list',
    closable: true,
    part: 'today',
    found: sql`
      select 'payment:' || i.reference, min(i.received_at), i.reference, jsonb_build_object(${told})
      from payment_inbox i where ${isNotListed} group by i.reference`,
  },
  orphan: {
    level: 'error',
    says: 'a payment under a reference that we do not know',
    part: 'money',
    found: sql`
      select 'orphan:' || reference, coalesce(reopened_at, found_at), reference, '{}'::jsonb from orphan_payments
      where resolved_at is null and ${excessOfOrphan} is not true`,
  },
  orphan_excess: {
    level: 'error',
    says: 'more of a payment that nobody here made went back than came in',
    part: 'money',
    found: sql`
      select 'orphan:' || reference, reopened_at, reference,
        jsonb_build_object('amount', amount, 'returned', returned_amount, 'bank', bank_amount)
      from orphan_payments where resolved_at is null and ${excessOfOrphan}`,
  },
  orphan_refused: {
    level: 'error',
    says: 'the provider refuses to tell what has become of a payment that nobody here made',
    part: 'money',
    found: sql`
      select 'orphan:' || reference, refused_since, reference, jsonb_build_object('reason', refusal) from orphan_payments
      where refused_since is not null and resolved_at is null`,
  },
  payment_unconfirmed: {
    level: 'error',
    says: 'a payment that the provider told of is not confirmed by it',
    closable: true,
    part: 'today',
    found: sql`
      select 'payment:' || p.reference, min(i.received_at), p.reference,
        jsonb_build_object('providerStatus', p.provider_status, ${told})
      from payment_inbox i join payments p on p.reference = i.reference
      where ${isUnconfirmed} and p.state <> 'succeeded' group by p.reference`,
  },
  message_stuck: {
    level: 'error',
    says: 'a message of the provider is not applied after an hour',
    part: 'today',
    found: sql`
      select 'message:' || id, received_at + interval '1 hour', reference, jsonb_build_object('message', id)
      from payment_inbox where applied_at is null and received_at < now() - interval '1 hour'`,
  },
  dispute: {
    level: 'warn',
    says: 'a payment is contested by the bank of its buyer',
    part: 'money',
    found: sql`
      select 'dispute:' || id, opened_at, reference, jsonb_build_object('dispute', id, 'status', status)
      from disputes where resolved_at is null`,
  },
  store_applied: {
    level: 'warn',
    says: 'a store has applied to sell',
    part: 'stores',
    found: sql`
      select 'store:' || id, status_at, null::text, jsonb_build_object('store', id) from sellers where status = 'applied'`,
  },
  // One for all of them: who looks at one looks at the next.
  drafts_submitted: {
    level: 'warn',
    says: 'products wait to be looked at',
    part: 'products',
    found: sql`
      select 'page:drafts', min(submitted_at), null::text, jsonb_build_object('drafts', count(*))
      from product_drafts where state = 'in_review' having count(*) > 0`,
  },
  payout_name_differs: {
    level: 'warn',
    says: 'the bank account of a store is held by somebody who is called otherwise',
    part: 'stores',
    found: sql`
      select 'store:' || seller_id, created_at, null::text, jsonb_build_object('account', id)
      from payout_accounts where retired_at is null and name_match = 'different' and name_accepted_at is null`,
  },
  payout_refused: {
    level: 'warn',
    says: 'the provider refuses the bank account of a store',
    part: 'stores',
    found: sql`
      select 'store:' || seller_id, refused_at, null::text, jsonb_build_object('account', id)
      from payout_accounts where retired_at is null and refused_at is not null`,
  },
  report_differs: {
    level: 'error',
    says: "our books did not agree with the provider's",
    closable: true,
    part: 'books',
    found: sql`
      select 'report:' || id, finished_at, null::text, jsonb_build_object('report', id, 'checked', checked,
        'settled', settled, 'orphaned', orphaned, 'differences', differences)
      from provider_reports
      where finished_at is not null and (settled > 0 or orphaned > 0 or differences <> '[]')`,
  },
  report_refused: {
    level: 'error',
    says: 'the provider refused to show its books',
    part: 'books',
    found: sql`
      select 'report:' || id, refused_since, null::text,
        jsonb_build_object('report', id, 'cursor', cursor, 'reason', refusal)
      from provider_reports where finished_at is null and refused_since is not null`,
  },
  // Told once a day, for as long as it lasts.
  report_overdue: {
    level: 'error',
    says: 'the comparison with the provider is not done after a day',
    part: 'books',
    found: sql`
      select 'report:' || id,
        started_at + interval '1 day' * floor(extract(epoch from now() - started_at) / 86400), null::text,
        jsonb_build_object('report', id, 'cursor', cursor)
      from provider_reports where finished_at is null and started_at < now() - interval '24 hours'`,
  },
} satisfies Record<string, Wait>;

export type WaitKind = keyof typeof waits;

/** What an operator's page says of a kind of matter, whether it may be closed there with a note, and where it stands. */
export function wordsOf(kind: WaitKind): { says: string; closable: boolean; part: OperatorPart } {
  const { says, part, closable }: Wait = waits[kind];
  return { says, closable: closable === true, part };
}
