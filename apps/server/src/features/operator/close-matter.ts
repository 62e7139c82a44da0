import { audit } from '../../books/audit.ts';
import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { findWaitingMatter, type WaitingMatter } from '../payments/payments.questions.ts';
import { closeWaiting } from '../payments/payments.steps.ts';
import { demandSeen, markOf } from './seen.ts';

interface Closing {
  kind: 'payment_unconfirmed' | 'refund_not_listed' | 'report_differs';
  subject: string;
  seen: string;
  note: string;
}

export const markOfWaiting = ({ since, details }: WaitingMatter) => markOf(since, details);

/**
 * Closes a matter that only a person's word can end. It changes no money: a payment that the provider confirms later is
 * settled all the same. @throws Refusal
 */
export async function closeMatter(tx: Tx, operatorId: string, closing: Closing): Promise<{ ok: true }> {
  const { kind, subject, seen, note } = closing;
  const matter = await findWaitingMatter(tx, closing);
  if (!matter) throw refusal('matter_closed');
  demandSeen(seen, markOfWaiting(matter));
  if (!(await closeWaiting(tx, matter, { by: operatorId, note }))) throw refusal('matter_closed');
  const { messages = [] } = matter.details;
  const details = { kind, note, messages };
  await audit(tx, { actor: operatorId, action: 'matter.closed', subject: subjectOf(subject), details });
  return { ok: true };
}

/** All kinds are about these; it was found. */
function subjectOf(subject: string) {
  return subject as `${'payment' | 'report'}:${string}`;
}
