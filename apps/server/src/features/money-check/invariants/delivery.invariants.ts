import { sql } from 'kysely';
import { isKnownPayment, readWebhook } from '../../payments/payments.questions.ts';
import type { Evidence } from '../evidence.ts';
import { automaticReasons } from './automatic-reasons.queries.ts';
import type { Invariant } from './invariant.ts';
import { among, within } from './look.queries.ts';

/** What was decided leaves once, and what came in is dealt with. */
export const deliveryInvariants: readonly Invariant[] = [
  {
    id: 'I11',
    says: 'every order and every refund that the shop decides has its message in the outbox',
    looks: [
      among(sql`orders`, sql`id`, { 'is an order without its message': withoutMessage(sql`'order:' || orders.id`) }),
      among(sql`refunds`, sql`id`, {
        'is an automatic refund without its message': sql`
          reason in ${automaticReasons} and ${withoutMessage(sql`'refund:' || refunds.reference`)}`,
        'is a refund by an operator without its message': sql`
          reason = 'requested' and ${withoutMessage(sql`'refund:' || refunds.id`)}`,
        'is a refund of a line without its message': sql`
          reason = 'line_cancelled' and ${withoutMessage(sql`'refund:' || refunds.id`)}`,
      }),
    ],
  },
  {
    id: 'I11',
    says: 'a message about an order or a refund is about one that is there',
    looks: [
      among(
        sql`outbox m left join refunds r on r.id::text = m.payload ->> 'refundId' where m.topic = 'refund.request'`,
        sql`m.dedupe`,
        { 'is about a refund that is not there': sql`r.id is null` },
      ),
      among(
        sql`outbox m left join orders o on m.dedupe = 'order:' || o.id where m.topic = 'order.created'`,
        sql`m.dedupe`,
        { 'is about an order that is not there': sql`o.id is null` },
      ),
    ],
  },
  {
    id: 'I22',
    says: 'a message of the provider is applied within 15 minutes, or about a payment that is still watched',
    atRest: true,
    looks: [within(['is about nothing that we watch', 'waits longer than we watch'], messagesLeftLying)],
  },
  {
    id: 'I23',
    says: 'an effect has one message, and an order one mail',
    looks: [
      among(sql`(select dedupe, count(*) as times from outbox group by dedupe) message`, sql`dedupe`, {
        'has several messages': sql`times > 1`,
      }),
    ],
  },
  {
    id: 'I25',
    says: 'no request holds its idempotency key for more than a minute',
    atRest: true,
    looks: [
      among(sql`idempotency_keys where state = 'in_progress'`, sql`user_id || ' ' || key`, {
        'is held for too long': sql`claimed_at < now() - interval '60 seconds'`,
      }),
    ],
  },
];

function withoutMessage(dedupe: ReturnType<typeof sql>) {
  return sql`not exists (select from outbox where outbox.dedupe = ${dedupe})`;
}

/** Seconds for which the worker and the reconciler give a payment that we know to be confirmed. */
const watched = 75 * 60;

/** A dispute is watched for as long as the provider gives no answer about it. */
async function messagesLeftLying({ tx }: Evidence) {
  const { rows } = await sql<{ id: string; raw: Buffer; age: number }>`
    select id, raw, extract(epoch from now() - received_at)::float8 as age from payment_inbox
    where applied_at is null and received_at < now() - interval '15 minutes' order by received_at limit 1000
  `.execute(tx);
  const unknown: string[] = [];
  const overdue: string[] = [];
  for (const { id, raw, age } of rows) {
    const { reference, dispute } = readWebhook(raw);
    if (reference === null || !(await isKnownPayment(tx, reference))) unknown.push(id);
    else if (age >= watched && dispute === null) overdue.push(id);
  }
  return { 'is about nothing that we watch': unknown, 'waits longer than we watch': overdue };
}
