import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { sendRefunds } from '../features/payments/refunds/send-refunds.ts';
import { newId } from '../platform/ids.ts';
import { newBuyer } from './buyer.ts';
import { relay, signal, silent } from './payment-steps.ts';
import type { Till } from './till.ts';

/** What is done to a paid order on all sides: at the operator's desk, on the provider's pages, by the buyer's bank. */

/** Somebody who runs the shop, in a browser that has proven the password. */
export async function newOperator(shop: Till): Promise<Buyer> {
  const operator = await newBuyer(shop, 'Bisi Operator');
  await shop.db.updateTable('users').set({ role: 'operator' }).where('id', '=', operator.id).execute();
  await operator.call('confirmOperator', { body: { password: operator.password } });
  return operator;
}

async function control<T>({ sandbox }: Till, method: string, path: string, body: object = {}): Promise<T> {
  const answer = await fetch(`${sandbox.url}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A refund made on the provider's own pages. */
export function refundAtDashboard(shop: Till, reference: string, told: object = {}): Promise<{ id: number }> {
  return control(shop, 'POST', `/transactions/${reference}/refund`, told);
}

export function moveRefund(shop: Till, id: number, status: string): Promise<unknown> {
  return control(shop, 'POST', `/refunds/${id}/move`, { status });
}

export function openDispute(shop: Till, reference: string, told: object = {}): Promise<{ id: number }> {
  return control(shop, 'POST', `/transactions/${reference}/dispute`, told);
}

export function resolveDispute(
  shop: Till,
  { id }: { id: number },
  resolution: string,
  told: { asRefund?: boolean } = {},
): Promise<unknown> {
  return control(shop, 'POST', `/disputes/${id}/resolve`, { resolution, ...told });
}

export function chargeBack(shop: Till, reference: string): Promise<unknown> {
  return control(shop, 'POST', `/transactions/${reference}/charge-back`);
}

/** How the provider behaves about one payment from now on. */
export function tellProvider(shop: Till, reference: string, behaviour: object): Promise<unknown> {
  return control(shop, 'PUT', `/behaviour/${reference}`, behaviour);
}

export const why = 'Agreed on the phone.';

export function refundOrder(operator: Buyer, orderId: string, amount: number, to: 'card' | 'credit' = 'card') {
  const body = { amount, to, note: why };
  return operator.call('refundOrder', { params: { id: orderId }, body, idempotencyKey: newId() });
}

export async function readOrder({ db }: Till, operator: Buyer, orderId: string) {
  const { order_number: orderNumber } = await db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return operator.call('operatorOrder', { query: { orderNumber } });
}

/** An operator closes a matter of a payment, with all that the page shows of it now. */
export async function closeMatter(
  operator: Buyer,
  kind: 'payment_unconfirmed' | 'refund_not_listed',
  reference: string,
): Promise<{ ok: true }> {
  const subject = `payment:${reference}`;
  const { waiting } = await operator.call('operatorMatters', {});
  const seen = waiting.find((matter) => matter.kind === kind && matter.subject === subject)?.mark ?? 'not there';
  return operator.call('closeMatter', { body: { kind, subject, seen, note: why }, idempotencyKey: newId() });
}

/** Names what the operator's page shows of a refund that waits for a person, or of the matter that one went back too much. */
export async function markOnPage(operator: Buyer, what: 'refund' | 'matter', id: string): Promise<string> {
  const { refunds, overpaid } = await operator.call('operatorMatters', {});
  const shown = what === 'refund' ? refunds : overpaid;
  return shown.find((refund) => refund.id === id)?.mark ?? 'not there';
}

/** The worker takes every refund that is not done one step further, whenever it would be due. */
export async function work(shop: Till): Promise<void> {
  await relay(shop);
  await sql`update refunds set next_check_at = now()`.execute(shop.db);
  await sendRefunds(shop, silent, signal);
}

/** What an account of the ledger comes to for one payment. */
export async function booked({ db }: Till, reference: string, account: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::float8 as amount from ledger_entries
    where reference = ${reference} and account like ${account}
  `.execute(db);
  return rows[0]?.amount ?? 0;
}
