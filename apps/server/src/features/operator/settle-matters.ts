import { postCreditTopUp, postOrphanReturned } from '@oja/domain/ledger';
import { type Kobo, kobo, subtractKobo } from '@oja/domain/money';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { audit } from '../../platform/audit/audit.ts';
import { addToLedger, lockPayment, recordPaidByHand } from '../payments/payments.questions.ts';
import { lockAccountOf, raiseCredit } from './operator.queries.ts';

interface Resolution {
  /** Sent back by the provider, by a bank transfer of ours, or nothing is owed to anybody. */
  resolution: 'provider' | 'bank' | 'nothing_owed';
  note: string;
}

/** Closes the matter of a payment that nobody here made. What was sent by hand leaves our bank account. @throws Refusal */
export async function resolveOrphan(
  tx: Tx,
  operatorId: string,
  reference: string,
  { resolution, note }: Resolution,
): Promise<{ ok: true }> {
  const orphan = await tx
    .updateTable('orphan_payments')
    .set({ resolution, resolved_at: sql`now()`, resolved_by: operatorId, note })
    .where('reference', '=', reference)
    .where('resolved_at', 'is', null)
    .returning(['amount', 'returned_amount', 'currency'])
    .executeTakeFirst();
  if (!orphan) throw refusal('matter_closed');
  const left = subtractKobo(orphan.amount ?? kobo(0), orphan.returned_amount);
  await audit(tx, {
    actor: operatorId,
    action: 'orphan.resolved',
    subject: `orphan:${reference}`,
    details: { resolution, note, left },
  });
  if (resolution === 'bank' && left > 0) {
    const currency = orphan.currency ?? 'NGN';
    await addToLedger(tx, postOrphanReturned(left, 'bank'), {
      kind: 'orphan_returned',
      reference,
      orderId: null,
      currency,
    });
  }
  return { ok: true };
}

/** Payment, then refund: the order in which everything that decides about refunds locks them. */
async function lockManualRefund(tx: Tx, id: string) {
  const named = await tx.selectFrom('refunds').select('reference').where('id', '=', id).executeTakeFirst();
  if (named) await lockPayment(tx, named.reference);
  const refund = await tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.reference', 'refunds.reference')
    .select(['refunds.id', 'refunds.reference', 'refunds.amount', 'refunds.state'])
    // What came in is what goes back.
    .select(({ fn }) => fn.coalesce('payments.paid_currency', 'payments.currency').as('currency'))
    .where('refunds.id', '=', id)
    .forUpdate('refunds')
    .executeTakeFirst();
  if (refund?.state !== 'manual') throw refusal('matter_closed');
  return refund;
}

/**
 * Lets the worker try a refund again that waits for a person. It looks at the provider's list first, as always, so that
 * nothing is sent twice. @throws Refusal
 */
export async function retryRefund(tx: Tx, operatorId: string, id: string, note: string): Promise<{ ok: true }> {
  const { reference, amount } = await lockManualRefund(tx, id);
  await sql`update refunds set state = 'sending', attempts = 0, next_check_at = now(), updated_at = now()
            where id = ${id}`.execute(tx);
  await audit(tx, {
    actor: operatorId,
    action: 'refund.retried',
    subject: `refund:${id}`,
    details: { reference, amount, note },
  });
  return { ok: true };
}

/** A refund that the provider cannot carry out was paid from our bank account. @throws Refusal */
export async function payRefundByHand(tx: Tx, operatorId: string, id: string, note: string): Promise<{ ok: true }> {
  await recordPaidByHand(tx, await lockManualRefund(tx, id), operatorId, note);
  return { ok: true };
}

/** Store credit as goodwill. @throws Refusal */
export async function grantCredit(
  tx: Tx,
  operatorId: string,
  asked: { email: string; amount: number; note: string },
): Promise<{ balance: Kobo }> {
  const userId = await lockAccountOf(tx, asked.email);
  if (userId === null) throw refusal('account_gone');
  const amount = kobo(asked.amount);
  const balance = await raiseCredit(tx, userId, amount);
  await addToLedger(tx, postCreditTopUp(userId, amount, 'goodwill'), {
    kind: 'credit_top_up',
    reference: null,
    orderId: null,
    currency: 'NGN',
  });
  await audit(tx, {
    actor: operatorId,
    action: 'credit.granted',
    subject: `account:${userId}`,
    details: { amount, note: asked.note },
  });
  return { balance };
}
