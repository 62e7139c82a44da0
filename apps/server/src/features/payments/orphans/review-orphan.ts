import { postOrphanReturned } from '@oja/domain/money/ledger';
import { type Kobo, kobo, subtractKobo, sumKobo } from '@oja/domain/money/money';
import { orphanParts, partsReturned } from '@oja/domain/payments/orphan-parts';
import { audit } from '../../../books/audit.ts';
import { addToLedger } from '../../../books/ledger.ts';
import type { Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../../../platform/payments/payment-provider.ts';
import { markCounted } from '../disputes/disputes.queries.ts';
import { noteDispute, standingHere } from '../disputes/record-dispute.ts';
import type { ToldRefund } from '../inbox/told-refunds.ts';
import { sayRefusal } from '../provider-answer.ts';
import { asKnown, findToldBeside } from '../refunds/payment-money.queries.ts';
import { isPassing, stateOf } from '../refunds/refund-step.ts';
import type { Reviewed } from '../refunds/review-refunds.ts';
import { tickOffKnown } from '../report/tick-off-listed.ts';
import { lockOrphan } from './orphan-money.queries.ts';
import {
  type ConfirmedOrphan,
  closeReturned,
  findConfirmedOrphan,
  noteOrphanRefused,
  recordAsked,
  reopenOrphan,
} from './orphans.queries.ts';

type NeededDeps = Pick<Deps, 'db' | 'payments'>;

export interface LookedAtOrphan {
  /** How many things changed. */
  changes: number;
  /** Refunds that messages tell of and the provider's list does not have. */
  told: ToldRefund[];
  /** The provider's definite no: a matter for a person by now. */
  refusal: string | null;
}

/** Asks the provider what has become of an orphan's money, on whoever's word. */
export async function reviewOrphan(deps: NeededDeps, reference: string): Promise<Reviewed> {
  const asked = await askAboutOrphan(deps, reference);
  return asked === 'unavailable' ? asked : asked.changes;
}

/** The same before an operator says what became of it: without an answer nothing is said. @throws Refusal */
export async function askBeforeReturning(deps: NeededDeps, reference: string): Promise<void> {
  if (!(await findConfirmedOrphan(deps.db, reference))) return;
  const asked = deps.payments.provider ? await askAboutOrphan(deps, reference) : 'unavailable';
  if (asked === 'unavailable') throw refusal('provider_unavailable', {}, 5);
  if (asked.refusal !== null) throw refusal('provider_refuses', { why: asked.refusal });
}

/** Writes down what the provider says of an orphan, its refunds and disputes: what has gone, and what is on its way. */
export async function askAboutOrphan(
  { db, payments: { provider } }: NeededDeps,
  reference: string,
): Promise<LookedAtOrphan | 'unavailable'> {
  const orphan = await findConfirmedOrphan(db, reference);
  if (!provider || !orphan) return { changes: 0, told: [], refusal: null };
  const [found, refunds, disputes] = await Promise.all([
    provider.verify(reference),
    provider.listRefunds(orphan.transactionId),
    provider.listDisputes(orphan.transactionId),
  ]);
  for (const outcome of [found, refunds, disputes]) {
    if (outcome.kind !== 'refused') continue;
    if (isPassing(outcome.status)) return 'unavailable';
    const why = sayRefusal(outcome);
    await noteOrphanRefused(db, orphan, why);
    return { changes: 0, told: await findToldBeside(db, reference, []), refusal: why };
  }
  if (found.kind !== 'success' || refunds.kind !== 'success' || disputes.kind !== 'success') return 'unavailable';
  const answer = { payment: found.value, refunds: refunds.value, disputes: disputes.value };
  return inTransaction(db, (tx) => takeOver(tx, orphan, answer));
}

interface Answer {
  payment: ProviderPayment;
  refunds: readonly ProviderRefund[];
  disputes: readonly ProviderDispute[];
}

async function takeOver(tx: Tx, orphan: ConfirmedOrphan, answer: Answer): Promise<LookedAtOrphan> {
  const { reference, currency, askedAt } = orphan;
  const before = await lockOrphan(tx, reference);
  if (!before) throw new Error(`The orphan ${reference} is gone`);
  let changes = 0;
  const lost: ProviderDispute[] = [];
  for (const dispute of answer.disputes) {
    changes += Number(await noteDispute(tx, reference, dispute));
    if ((await standingHere(tx, dispute)) === 'lost') lost.push(dispute);
  }
  await tickOffKnown(tx, reference, async () => asKnown(reference, answer.refunds));
  const told = await findToldBeside(tx, reference, answer.refunds);
  const underWay = sumKobo([...amountsOf(answer.refunds, isUnderWay), ...told.map(({ amount }) => amount)]);
  await markCounted(
    tx,
    lost.map(({ id }) => id),
  );
  const returned = kobo(Math.max(before.returned, returnedOf(before.paid, answer, lost)));
  const stuck = sumKobo(amountsOf(answer.refunds, isStuck));
  await recordAsked(tx, { reference, returned, underWay, stuck, payer: answer.payment, askedAt });
  if (returned === before.returned) return { changes, told, refusal: null };
  const after = orphanParts({ ...before, returned });
  const parts = partsReturned(orphanParts(before), after);
  if (after.excess > 0) await reopenOrphan(tx, reference);
  else if (after.due === 0) await closeReturned(tx, reference);
  await audit(tx, {
    actor: 'provider',
    action: 'orphan.returned',
    subject: `orphan:${reference}`,
    details: { amount: subtractKobo(returned, before.returned), excess: parts.excess },
  });
  await addToLedger(tx, postOrphanReturned(parts, 'provider_clearing'), {
    kind: 'orphan_returned',
    reference,
    orderId: null,
    currency,
  });
  return { changes: changes + 1, told, refusal: null };
}

const isUnderWay = ({ status }: ProviderRefund) => status !== 'processed' && status !== 'failed';
const isStuck = ({ status }: ProviderRefund) => stateOf(status) === 'manual';

function amountsOf(refunds: readonly ProviderRefund[], which: (refund: ProviderRefund) => boolean): Kobo[] {
  return refunds.filter(which).map(({ amount }) => amount);
}

/**
 * What has gone by refunds, and by lost disputes as far as no refund has it: a bank cannot take what is not there. Of a
 * payment that is reversed all has gone, listed or not.
 */
function returnedOf(paid: Kobo, { payment, refunds }: Answer, lost: readonly ProviderDispute[]): Kobo {
  const processed = sumKobo(amountsOf(refunds, ({ status }) => status === 'processed'));
  const live = refunds.filter(({ status }) => status !== 'failed');
  const refundedAs = new Set(live.map(({ disputeId }) => disputeId));
  const isReversed = payment.status === 'reversed';
  const taken = isReversed
    ? paid
    : sumKobo(lost.filter(({ id }) => !refundedAs.has(id)).map(({ amount }) => amount ?? paid));
  const free = Math.max(0, paid - sumKobo(live.map(({ amount }) => amount)));
  return kobo(processed + Math.min(taken, free));
}
