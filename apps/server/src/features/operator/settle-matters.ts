import { postCreditTopUp, postOrphanReturned } from '@oja/domain/ledger';
import { type Kobo, kobo, subtractKobo } from '@oja/domain/money';
import { sayReason } from '@oja/domain/money-back';
import { formatAmount } from '@oja/domain/naira';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { audit } from '../../platform/audit/audit.ts';
import { addToLedger } from '../payments/payments.questions.ts';
import { lockAccountOf, raiseCredit } from './operator.queries.ts';

interface Resolution {
  /** Sent back by the provider, by a bank transfer of ours, or nothing is owed to anybody. */
  resolution: 'provider' | 'bank' | 'nothing_owed';
  note: string;
  /** What is on its way back at the provider, as it was asked just now. */
  underWay: Kobo;
}

/** Closes the matter of a payment that nobody here made. What was sent by hand leaves our bank account. @throws Refusal */
export async function resolveOrphan(
  tx: Tx,
  operatorId: string,
  reference: string,
  { resolution, note, underWay }: Resolution,
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
  const currency = orphan.currency ?? 'NGN';
  if (resolution === 'bank' && underWay > 0) {
    const owed = formatAmount(kobo(Math.max(0, subtractKobo(left, underWay))), currency);
    throw refusal('refund_not_owed', { owed, why: sayReason({ why: 'at_provider', amount: underWay }, currency) });
  }
  await audit(tx, {
    actor: operatorId,
    action: 'orphan.resolved',
    subject: `orphan:${reference}`,
    details: { resolution, note, left },
  });
  if (resolution === 'bank' && left > 0) {
    await addToLedger(tx, postOrphanReturned(left, 'bank'), {
      kind: 'orphan_returned',
      reference,
      orderId: null,
      currency,
    });
  }
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
