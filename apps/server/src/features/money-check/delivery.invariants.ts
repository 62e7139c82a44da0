import { sql } from 'kysely';
import { isKnownPayment, readWebhook } from '../payments/payments.questions.ts';
import { automaticReasons, type Evidence, found, type Invariant, listed } from './invariant.ts';

/** What was decided leaves once, and what came in is dealt with. */
export const deliveryInvariants: readonly Invariant[] = [
  {
    id: 'I11',
    says: 'every order and every automatic refund has its message in the outbox',
    breaches: found(
      () => sql`
        select dedupe from (
          select 'order:' || id as dedupe from orders
          union all select 'refund:' || reference from refunds where reason in ${automaticReasons}) effect
        where not exists (select from outbox where outbox.dedupe = effect.dedupe)`,
    ),
  },
  {
    id: 'I22',
    says: 'a message of the provider is applied within 15 minutes, or about a payment that is still watched',
    atRest: true,
    breaches: messagesLeftLying,
  },
  {
    id: 'I23',
    says: 'an effect has one message, and an order one mail',
    breaches: found(() => sql`select dedupe from outbox group by dedupe having count(*) > 1`),
  },
  {
    id: 'I25',
    says: 'no request holds its idempotency key for more than a minute',
    atRest: true,
    breaches: found(
      () => sql`
        select user_id || ' ' || key from idempotency_keys
        where state = 'in_progress' and claimed_at < now() - interval '60 seconds'`,
    ),
  },
];

/**
 * The worker gives a payment that we know an hour to be confirmed, which is the reconciler's business too; and a dispute as
 * long as the provider gives no answer about it.
 */
async function messagesLeftLying({ tx }: Evidence) {
  const { rows } = await sql<{ id: string; raw: Buffer; age: number }>`
    select id, raw, extract(epoch from now() - received_at)::float8 as age from payment_inbox
    where applied_at is null and received_at < now() - interval '15 minutes' order by received_at limit 1000
  `.execute(tx);
  const lying: string[] = [];
  for (const { id, raw, age } of rows) {
    const { reference, dispute } = readWebhook(raw);
    const watched = (age < 75 * 60 || dispute !== null) && reference !== null && (await isKnownPayment(tx, reference));
    if (!watched) lying.push(id);
  }
  return listed(lying);
}
