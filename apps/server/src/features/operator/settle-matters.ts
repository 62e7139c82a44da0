import {
  type Posting,
  postCreditTopUp,
  postOrphanNotOwed,
  postOrphanReturned,
  postOrphanWrittenOff,
} from '@oja/domain/money/ledger';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { formatAmount } from '@oja/domain/money/naira';
import { leftToGiveBack, reasonsWhy, sayReasons } from '@oja/domain/payments/money-back';
import { orphanParts } from '@oja/domain/payments/orphan-parts';
import { audit } from '../../books/audit.ts';
import { addToLedger } from '../../books/ledger.ts';
import { raiseCredit } from '../../books/store-credit.ts';
import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { type KnownOrphan, sumsOf } from '../payments/payments.questions.ts';
import { closeOrphan, lockOrphan } from '../payments/payments.steps.ts';
import { lockAccountOf } from './operator.queries.ts';
import { demandSeen, markOfOrphan } from './seen.ts';

type Resolution = 'bank' | 'nothing_owed' | 'written_off';

interface Word {
  resolution: Resolution;
  seen: string;
  note: string;
}

/**
 * Closes the matter of a payment that nobody here made, as the provider has said just now how it stands: what was sent by
 * hand leaves our bank account, what nobody is owed is nobody's, and what went back too much is given up. @throws Refusal
 */
export async function resolveOrphan(
  tx: Tx,
  operatorId: string,
  reference: string,
  { resolution, seen, note }: Word,
): Promise<{ ok: true }> {
  const orphan = await lockOrphan(tx, reference);
  if (!orphan || orphan.isResolved) throw refusal('matter_closed');
  const { due, excess } = orphanParts(orphan);
  demandResolvable(resolution, orphan, excess);
  demandSeen(seen, markOfOrphan(sumsOf(orphan)));
  await closeOrphan(tx, operatorId, reference, { resolution, note, due, excess });
  await audit(tx, {
    actor: operatorId,
    action: 'orphan.resolved',
    subject: `orphan:${reference}`,
    details: { resolution, note, left: due, excess },
  });
  const kind = bookedAs[resolution];
  await addToLedger(tx, postingsOf(resolution, due, excess), {
    kind,
    reference,
    orderId: null,
    currency: orphan.currency,
  });
  return { ok: true };
}

/** @throws Refusal */
function demandResolvable(resolution: Resolution, { paid, currency, claims }: KnownOrphan, excess: Kobo): void {
  if (resolution === 'written_off' && excess === 0) throw refusal('matter_closed');
  if (resolution === 'written_off') return;
  const owed = leftToGiveBack(paid, claims);
  const isClaimed = claims.some(({ why, amount }) => why !== 'refunded' && amount > 0);
  const isOpen = resolution === 'bank' ? owed > 0 && !isClaimed : excess === 0;
  if (!isOpen) {
    throw refusal('refund_not_owed', {
      owed: formatAmount(owed, currency),
      why: sayReasons(reasonsWhy(claims), currency),
    });
  }
}

const bookedAs = {
  bank: 'orphan_returned',
  nothing_owed: 'orphan_not_owed',
  written_off: 'orphan_written_off',
} as const;

function postingsOf(resolution: Resolution, due: Kobo, excess: Kobo): Posting[] {
  if (resolution === 'bank') return postOrphanReturned({ due, unclaimed: kobo(0), excess: kobo(0) }, 'bank');
  return resolution === 'nothing_owed' ? postOrphanNotOwed(due) : postOrphanWrittenOff(excess);
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
