import type { Tx } from '../../database/pool.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Log } from '../../platform/log.ts';
import { askBeforeGivingBack, askBeforeReturning, reviewOrphan, reviewPayment } from '../payments/payments.commands.ts';
import { findDisputedReference, isKnownPayment } from '../payments/payments.questions.ts';
import { endDispute, lockDispute } from '../payments/payments.steps.ts';
import { demandSeen, markOfDispute } from './seen.ts';

interface Decision {
  outcome: 'won' | 'lost';
  seen: string;
  note: string;
}

/** The provider may have come to say it in a word that we know. @throws Refusal */
export async function askAboutDispute(deps: Deps, id: string, log: Log): Promise<void> {
  const reference = await findDisputedReference(deps.db, id);
  if (reference === undefined) return;
  if (await isKnownPayment(deps.db, reference)) await askBeforeGivingBack(deps, reference, log);
  else await askBeforeReturning(deps, reference);
}

/**
 * Says for whom a dispute has ended whose end the provider tells in a word that we do not know. Won, its money is free
 * again; lost, it is what the bank has taken. @throws Refusal
 */
export async function decideDispute(
  tx: Tx,
  operatorId: string,
  id: string,
  { outcome, seen, note }: Decision,
): Promise<{ ok: true }> {
  const dispute = await lockDispute(tx, id);
  if (!dispute || dispute.isOver) throw refusal('matter_closed');
  if (dispute.status !== 'resolved') throw refusal('dispute_not_ended');
  demandSeen(seen, markOfDispute(dispute));
  await endDispute(tx, dispute, outcome, { by: operatorId, note });
  return { ok: true };
}

/** Books what a bank has taken by that. Without an answer of the provider the daily comparison does. */
export async function bookDecided(deps: Deps, id: string, log: Log): Promise<void> {
  const reference = await findDisputedReference(deps.db, id);
  if (reference === undefined) return;
  if (await isKnownPayment(deps.db, reference)) await reviewPayment(deps, reference, log);
  else await reviewOrphan(deps, reference);
}
