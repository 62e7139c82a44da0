import { owedOf } from '@oja/domain/payments/money-back';
import { PaystackError } from '@oja/sandbox/paystack/api/paystack-error';
import { createRefund } from '@oja/sandbox/paystack/api/refunds/create-refund';
import { openDispute, resolveDispute } from '@oja/sandbox/paystack/disputes';
import { leftOf, step as moveOn, nextRefundStep } from '@oja/sandbox/paystack/refunds';
import fc from 'fast-check';
import { inTransaction } from '../../database/transaction.ts';
import { closeMatter } from '../../features/operator/close-matter.ts';
import { readMatters } from '../../features/operator/read-matters.ts';
import { askAboutOrder, refundOrder } from '../../features/operator/refund-order.ts';
import {
  askAboutRefund,
  closeRefund,
  closeRefundMatter,
  payRefundByHand,
  retryRefund,
} from '../../features/operator/settle-refunds.ts';
import { applyMessages } from '../../features/payments/inbox/apply-messages.ts';
import { insertMessage } from '../../features/payments/inbox/inbox.queries.ts';
import { readWebhook } from '../../features/payments/inbox/webhook-message.ts';
import { findMoneyOf } from '../../features/payments/refunds/payment-money.queries.ts';
import { sendRefunds } from '../../features/payments/refunds/send-refunds.ts';
import { compareWithProvider } from '../../features/payments/report/compare-with-provider.ts';
import { Refusal } from '../../http/refusal.ts';
import { refundOf, relay, signal, silent } from '../payment-steps.ts';
import type { Play } from './play.ts';
import { still } from './stage.ts';

/** What anybody may do to the money of the order, as it is printed when a play fails. What cannot be done is nothing. */
export type Step =
  | { operator: 'refunds'; kobo: number; to: 'card' | 'credit' }
  | { operator: 'pays by hand' | 'says: nothing is owed' | 'sends again'; which: number }
  | { operator: 'has looked for what is not listed' }
  | { dashboard: 'refunds'; kobo: number; listedAfter: number; fails: boolean }
  | { provider: 'moves a refund on'; which: number; to: 'processing' | 'processed' | 'failed' | 'needs-attention' }
  | { dashboard: 'gives bank details'; which: number }
  | { bank: 'contests'; kobo: number }
  | { bank: 'wins' | 'loses'; which: number }
  | { message: 'arrives' | 'arrives again' | 'is lost'; which: number }
  | { messages: 'arrive' | 'arrive backwards' | 'are lost from now on' }
  | { line: 'lost on the way' | 'answer lost' | 'refused for now'; of: 'refund' }
  | { line: 'lost on the way'; of: 'listRefunds' | 'listDisputes' | 'verify' }
  | { ours: 'are listed late'; after: number }
  | { ours: 'will fail' | 'will need a person' | 'will be carried out' }
  | { shop: 'sends' | 'reads messages' | 'compares' }
  | { seconds: number }
  | { atOnce: Step[] };

const which = fc.nat({ max: 2 });
/** Few, so that equal ones meet. All of it is 275,000. */
const amount = fc.constantFrom(50_000, 100_000, 175_000, 275_000);
/** The first two are within what their list is known to need. */
const lag = fc.constantFrom(0, 600, 3000);

const operators: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ operator: fc.constant('refunds' as const), kobo: amount, to: fc.constantFrom('card', 'credit') }),
  fc.record({ operator: fc.constantFrom('pays by hand', 'says: nothing is owed', 'sends again'), which }),
) as fc.Arbitrary<Step>;

const shops: fc.Arbitrary<Step> = fc.record({ shop: fc.constantFrom('sends', 'reads messages') });

export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: operators },
  { weight: 1, arbitrary: fc.constant<Step>({ operator: 'has looked for what is not listed' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      dashboard: fc.constant('refunds' as const),
      kobo: amount,
      listedAfter: lag,
      fails: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      provider: fc.constant('moves a refund on' as const),
      which,
      to: fc.constantFrom('processing' as const, 'processed' as const, 'failed' as const, 'needs-attention' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ dashboard: fc.constant('gives bank details' as const), which }) },
  { weight: 2, arbitrary: fc.record({ bank: fc.constant('contests' as const), kobo: amount }) },
  { weight: 2, arbitrary: fc.record({ bank: fc.constantFrom('wins' as const, 'loses' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      message: fc.constantFrom('arrives' as const, 'arrives again' as const, 'is lost' as const),
      which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ messages: fc.constantFrom('arrive' as const, 'arrive backwards' as const) }) },
  { weight: 1, arbitrary: fc.constant<Step>({ messages: 'are lost from now on' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      line: fc.constantFrom('lost on the way' as const, 'answer lost' as const, 'refused for now' as const),
      of: fc.constant('refund' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      line: fc.constant('lost on the way' as const),
      of: fc.constantFrom('listRefunds' as const, 'listDisputes' as const, 'verify' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ours: fc.constant('are listed late' as const), after: fc.constant(600) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ours: fc.constantFrom('will fail' as const, 'will need a person' as const, 'will be carried out' as const),
    }),
  },
  { weight: 6, arbitrary: shops },
  { weight: 1, arbitrary: fc.constant<Step>({ shop: 'compares' }) },
  { weight: 4, arbitrary: fc.record({ seconds: fc.constantFrom(5, 45, 100, 1000, 4000) }) },
  { weight: 2, arbitrary: fc.record({ atOnce: fc.array(fc.oneof(operators, shops), { minLength: 2, maxLength: 3 }) }) },
);

export async function carryOut(play: Play, step: Step): Promise<void> {
  if ('atOnce' in step) await Promise.all(step.atOnce.map((one) => carryOut(play, one)));
  else if ('operator' in step) await unlessRefused(() => actAsOperator(play, step));
  else if ('shop' in step) await workOf[step.shop](play);
  else if ('seconds' in step) await play.stage.pass(step.seconds);
  else if ('line' in step) play.stage.troubles.set(step.of, step.line);
  else if ('message' in step || 'messages' in step) await tell(play, step);
  else unlessProviderRefuses(() => actAtProvider(play, step));
}

const workOf = {
  sends,
  'reads messages': ({ stage }: Play) => applyMessages(stage.deps, silent, signal),
  compares,
};

/** The worker takes every refund that is due one step further. */
export async function sends({ stage }: Play): Promise<void> {
  await relay(stage.shop);
  await sendRefunds(stage.deps, silent, signal);
}

/** A day later. */
export async function compares({ stage }: Play): Promise<void> {
  await stage.pass(25 * 3600);
  await compareWithProvider(stage.deps, silent, signal);
}

async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

function unlessProviderRefuses(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
  }
}

/** As the routes of the operator do it: the provider is asked, then it is done in one transaction. */
async function actAsOperator(play: Play, step: Extract<Step, { operator: string }>): Promise<void> {
  const { stage } = play;
  const { deps, operatorId, orderId, reference } = stage;
  const note = 'Agreed on the phone.';
  if (step.operator === 'refunds') {
    await askAboutOrder(deps, orderId, silent);
    const asked = { amount: step.kobo, to: step.to, note };
    await inTransaction(deps.db, (tx) => refundOrder(tx, deps.config, operatorId, orderId, asked));
    if (step.to === 'credit') await play.gave(step.kobo);
    return;
  }
  if (step.operator === 'has looked for what is not listed') {
    const closing = { kind: 'refund_not_listed', subject: `payment:${reference}`, note } as const;
    const { waiting } = await readMatters(deps.db, operatorId);
    const seen = waiting.find(({ kind, subject }) => kind === closing.kind && subject === closing.subject)?.mark ?? '';
    await inTransaction(deps.db, (tx) => closeMatter(tx, operatorId, { ...closing, seen }));
    play.hasLooked = true;
    return;
  }
  const refund = (await waitingRefunds(play))[step.which];
  if (!refund) return;
  const { id } = refund;
  if (step.operator === 'sends again') {
    await inTransaction(deps.db, (tx) => retryRefund(tx, operatorId, id, note));
    return;
  }
  await askAboutRefund(deps, id, silent);
  if (step.operator === 'says: nothing is owed') {
    const isMatter = refund.matter !== null && refund.matter_closed_at === null;
    const { refunds, overpaid } = await readMatters(deps.db, operatorId);
    const seen = (isMatter ? overpaid : refunds).find((shown) => shown.id === id)?.mark ?? '';
    const close = isMatter ? closeRefundMatter : closeRefund;
    await inTransaction(deps.db, (tx) => close(tx, operatorId, id, { seen, note }));
    return;
  }
  const { paid, claims } = await findMoneyOf(deps.db, reference);
  const owed = owedOf(paid, claims, id);
  await inTransaction(deps.db, (tx) => payRefundByHand(tx, deps.config, operatorId, id, { amount: owed, note }));
  await play.gave(owed, refund);
}

/** Refunds that wait for a person, for whatever reason. */
export async function waitingRefunds({ stage }: Play) {
  return (await refundOf(stage.shop, stage.reference)).filter(
    ({ state, matter, matter_closed_at }) => state === 'manual' || (matter !== null && matter_closed_at === null),
  );
}

/** What the provider, those at its pages, and the buyer's bank do, by the sandbox's own rules. */
function actAtProvider(
  { stage }: Play,
  step: Extract<Step, { dashboard: string } | { provider: string } | { bank: string } | { ours: string }>,
): void {
  const sandbox = stage.shop.sandbox.state;
  const { store, webhooks, clock } = sandbox;
  const { standing } = store.state.control;
  const transaction = store.transaction(stage.reference);
  if (!transaction) throw new Error('There is no transaction.');
  if ('ours' in step) {
    if (step.ours === 'are listed late') standing.refund = { ...standing.refund, listedAfterSeconds: step.after };
    else standing.refund = { ...standing.refund, outcome: outcomes[step.ours] };
    return;
  }
  if ('bank' in step) {
    if (step.bank === 'contests') {
      if (leftOf(transaction, store) > 0) openDispute(transaction, sandbox, { amount: step.kobo });
      return;
    }
    const dispute = store.state.disputes.filter(({ status }) => status !== 'resolved')[step.which];
    if (dispute) resolveDispute(dispute, step.bank === 'wins' ? 'merchant-accepted' : 'declined', sandbox);
    return;
  }
  if ('provider' in step) {
    const refund = store.state.refunds.filter((one) => nextRefundStep(one) !== null)[step.which];
    if (refund) moveOn(refund, step.to, store, webhooks, clock());
    return;
  }
  if (step.dashboard === 'refunds') {
    const outcome = step.fails ? 'failed' : 'processed';
    createRefund({ amount: step.kobo }, transaction, sandbox, {
      ...still,
      outcome,
      listedAfterSeconds: step.listedAfter,
    });
    return;
  }
  const refund = store.state.refunds.filter(({ status }) => status === 'needs-attention')[step.which];
  const now = clock().toISOString();
  if (refund) Object.assign(refund, { status: 'pending', outcome: 'processed', startedAt: now, updatedAt: now });
}

const outcomes = {
  'will fail': 'failed',
  'will need a person': 'needs-attention',
  'will be carried out': 'processed',
} as const;

async function tell(play: Play, step: Extract<Step, { message: string } | { messages: string }>): Promise<void> {
  if ('messages' in step) {
    if (step.messages === 'are lost from now on') play.isDeaf = true;
    else await deliver(play, step.messages === 'arrive backwards');
    return;
  }
  const { deliveries } = play.stage.shop.sandbox.state.store.state;
  const told = deliveries.filter(({ id }) => play.told.has(id));
  const message = (step.message === 'arrives again' ? told : untold(play))[step.which];
  if (!message) return;
  if (step.message === 'is lost') play.lost.add(message.id);
  else await receive(play, message);
}

/** All that was not told yet. */
export async function deliver(play: Play, backwards = false): Promise<void> {
  const messages = untold(play);
  for (const message of backwards ? messages.reverse() : messages) await receive(play, message);
}

function untold({ stage, told, lost, isDeaf }: Play) {
  const { deliveries } = stage.shop.sandbox.state.store.state;
  return isDeaf ? [] : deliveries.filter(({ id }) => !told.has(id) && !lost.has(id));
}

async function receive(play: Play, { id, body }: { id: number; body: string }): Promise<void> {
  if (!play.told.has(id)) play.told.set(id, play.stage.now());
  const raw = Buffer.from(body);
  await insertMessage(play.stage.deps.db, readWebhook(raw), raw);
}
