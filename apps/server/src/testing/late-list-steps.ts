import { sql } from 'kysely';
import { applyMessages } from '../features/payments/inbox/apply-messages.ts';
import { sendRefunds } from '../features/payments/refunds/send-refunds.ts';
import { beside, postRaw, refundsAtProvider, sign, signal, silent } from './payment-steps.ts';
import type { Till } from './till.ts';

/** What happens to refunds while the provider's list is late, and its answers are lost. */

/** A line on which the next refunds are answered so, and not carried out. */
export const answering = (shop: Till, outcome: object): Till =>
  beside(shop, () => ({ refund: async () => outcome as never }));

/** The worker takes the refunds of a payment one step further, and whatever else is due. */
export async function send(shop: Till, reference: string): Promise<void> {
  await sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
  await sendRefunds(shop, silent, signal);
}

/** The provider's list shows a refund from so many seconds from now on. */
export function listIn(refund: { listedFrom: string } | undefined, seconds: number): void {
  if (!refund) throw new Error('There is no such refund.');
  refund.listedFrom = new Date(Date.now() + seconds * 1000).toISOString();
}

/** The refunds of a payment that the provider's list has not shown are missing for longer than it can lag. */
export async function lagPasses({ db }: Till, reference: string): Promise<void> {
  await sql`update refunds set missing_since = missing_since - interval '16 minutes' where reference = ${reference}`.execute(
    db,
  );
}

/** What is written down of messages, refunds and matters is so much older. */
export async function olderBy({ db }: Till, interval: string): Promise<void> {
  const ago = sql`${interval}::interval`;
  await sql`update payment_inbox set received_at = received_at - ${ago}, first_received_at = first_received_at - ${ago},
    applied_at = applied_at - ${ago}, available_at = least(available_at, now())`.execute(db);
  await sql`update refunds set created_at = created_at - ${ago}, there_since = there_since - ${ago}`.execute(db);
  await sql`update matters set since = since - ${ago}, closed_at = closed_at - ${ago} where subject like 'payment:%'`.execute(
    db,
  );
}

export const apply = (shop: Till) => applyMessages(shop, silent, signal);

/** The provider tells of a refund, by the bank's name for it unless it has none yet: then an equal one is told of alike. */
export async function tellOf(
  shop: Till,
  reference: string,
  { name, amount, status = 'pending' }: { name?: string; amount: number; status?: string },
): Promise<void> {
  const data = { status, transaction_reference: reference, refund_reference: name, amount: String(amount) };
  const body = JSON.stringify({ event: `refund.${status}`, data });
  await postRaw(shop, body, sign(shop, body));
  await apply(shop);
}

/** What has not failed at the provider. */
export const aliveAtProvider = (shop: Till, reference: string) =>
  refundsAtProvider(shop, reference).filter(({ status }) => status !== 'failed');
