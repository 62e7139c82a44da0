import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { audit } from '../../platform/audit/audit.ts';
import { closeWaiting } from '../payments/payments.questions.ts';

interface Closing {
  kind: 'payment_unconfirmed' | 'refund_not_listed' | 'report_differs';
  subject: string;
  note: string;
}

/**
 * Closes a matter that only a person's word can end. It changes no money: a payment that the provider confirms later is
 * settled all the same. @throws Refusal
 */
export async function closeMatter(tx: Tx, operatorId: string, { kind, subject, note }: Closing): Promise<{ ok: true }> {
  if (!(await closeWaiting(tx, { kind, subject, by: operatorId, note }))) throw refusal('matter_closed');
  await audit(tx, { actor: operatorId, action: 'matter.closed', subject: subjectOf(subject), details: { kind, note } });
  return { ok: true };
}

/** All kinds are about these; `closeWaiting` has found it. */
function subjectOf(subject: string) {
  return subject as `${'payment' | 'report'}:${string}`;
}
