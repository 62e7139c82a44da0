import type { FastifyInstance } from 'fastify';
import { fieldsOf } from '../api/read-fields.ts';
import { createRefund } from '../api/refunds/create-refund.ts';
import { refundView } from '../api/refunds/refund-view.ts';
import { TEST_CARDS } from '../cards.ts';
import { abandonAttempt, isPayable } from '../checkout/charge.ts';
import { leavePage } from '../checkout/leave-page.ts';
import { payAtOnce } from '../checkout/pay-at-once.ts';
import { cancelAddress } from '../checkout/return-address.ts';
import { randomCode } from '../codes.ts';
import { chargeBack, openDispute, resolveDispute } from '../disputes.ts';
import { newTransaction } from '../new-transaction.ts';
import type { Transaction } from '../records.ts';
import { leftOf, nextRefundStep, step } from '../refunds.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { readRefund } from './behaviour.ts';
import { ControlError, flag, object, oneOf, type Reader, required, text, wholeFrom } from './read-values.ts';

const CARD_KEYS = TEST_CARDS.map(({ key }) => key);
const readPay = object({ card: oneOf(CARD_KEYS), late: flag });
const readFail = object({ card: oneOf(TEST_CARDS.filter(({ decline }) => decline !== null).map(({ key }) => key)) });
const ofRefund = object({ amount: wholeFrom(1), note: text });
const readDispute = object({ amount: wholeFrom(1), category: text });
const readResolution = object({
  resolution: oneOf(['merchant-accepted', 'auto-accepted', 'declined']),
  asRefund: flag,
});
const readMove = object({ status: oneOf(['processing', 'processed', 'failed', 'needs-attention']) });
const anything: Reader<unknown> = (value) => value;
const readOrphan = object({
  reference: text,
  like: text,
  email: text,
  amount: wholeFrom(1),
  currency: text,
  metadata: anything,
  card: oneOf(CARD_KEYS),
});

type OfReference = { Params: { reference: string } };

/** What buyers, their banks and the merchant at the dashboard do. */
export function transactionControlRoutes(app: FastifyInstance, sandbox: PaystackSandbox): void {
  const { store, webhooks, clock } = sandbox;

  function find(reference: string): Transaction {
    const transaction = store.transaction(reference);
    if (transaction === undefined) throw new ControlError(`There is no transaction ${reference}`, 404);
    return transaction;
  }

  function demandSomethingLeft(transaction: Transaction): void {
    if (transaction.status === 'success' && leftOf(transaction, store) > 0) return;
    throw new ControlError('Only a successful payment can be taken back', 409);
  }

  /** The same end as on the page, with the address the browser would be sent to. */
  async function outcome(transaction: Transaction, goesTo?: string | null) {
    const address = await leavePage(transaction, sandbox);
    const { reference, status, amount, currency } = transaction;
    return { reference, status, amount, currency, goesTo: goesTo === undefined ? address : goesTo };
  }

  app.get('/transactions', () => store.state.transactions);

  app.get<OfReference>('/transactions/:reference', ({ params }) => {
    const transaction = find(params.reference);
    const sent = store.state.deliveries.filter(({ reference }) => reference === transaction.reference);
    const { id } = transaction;
    return { transaction, refunds: store.refundsOf(id), disputes: store.disputesOf(id), webhooks: sent };
  });

  app.post('/transactions', async ({ body }) => {
    const orphan = addOrphan(body, sandbox);
    return outcome(orphan);
  });

  app.post<OfReference>('/transactions/:reference/pay', ({ params, body }) => {
    const { card = 'plain', late = false } = readPay(body ?? {}, 'pay');
    const transaction = find(params.reference);
    if (!isPayable(transaction, sandbox) && transaction.paidAt === null && !late) {
      throw new ControlError('The time to pay has run out', 409);
    }
    if (transaction.paidAt === null) payAtOnce(transaction, card, sandbox);
    return outcome(transaction);
  });

  app.post<OfReference>('/transactions/:reference/fail', ({ params, body }) => {
    const { card = 'declined' } = readFail(body ?? {}, 'fail');
    const transaction = find(params.reference);
    if (!isPayable(transaction, sandbox)) throw new ControlError('There is nothing left to pay here', 409);
    payAtOnce(transaction, card, sandbox);
    return outcome(transaction);
  });

  app.post<OfReference>('/transactions/:reference/abandon', ({ params }) => {
    const transaction = find(params.reference);
    if (transaction.paidAt === null) abandonAttempt(transaction);
    return outcome(transaction, cancelAddress(transaction));
  });

  app.post<OfReference>('/transactions/:reference/charge-back', async ({ params }) => {
    const transaction = find(params.reference);
    demandSomethingLeft(transaction);
    chargeBack(transaction, sandbox);
    return outcome(transaction);
  });

  app.post<OfReference>('/transactions/:reference/dispute', async ({ params, body }) => {
    const told = readDispute(body ?? {}, 'dispute');
    const transaction = find(params.reference);
    demandSomethingLeft(transaction);
    const dispute = openDispute(transaction, sandbox, told);
    await store.commit();
    return dispute;
  });

  app.post<{ Params: { id: string } }>('/disputes/:id/resolve', async ({ params, body }) => {
    const { resolution, asRefund = false } = readResolution(body, 'resolve');
    const ending = required(resolution, 'resolution');
    const dispute = store.dispute(Number(params.id));
    if (dispute === undefined) throw new ControlError(`There is no dispute ${params.id}`, 404);
    if (dispute.status === 'resolved') throw new ControlError('The dispute is resolved already', 409);
    resolveDispute(dispute, ending, sandbox, { asRefund });
    await store.commit();
    return dispute;
  });

  app.post<OfReference>('/transactions/:reference/refund', async ({ params, body }) => {
    const { amount, note, ...plan } = readDashboardRefund(body);
    const refund = createRefund({ amount, merchant_note: note }, find(params.reference), sandbox, plan);
    await store.commit();
    return refundView(refund);
  });

  app.post<{ Params: { id: string } }>('/refunds/:id/move', async ({ params, body }) => {
    const status = required(readMove(body, 'move').status, 'status');
    const refund = store.refund(Number(params.id));
    if (refund === undefined) throw new ControlError(`There is no refund ${params.id}`, 404);
    if (nextRefundStep(refund) === null) throw new ControlError(`The refund is ${refund.status} already`, 409);
    step(refund, status, store, webhooks, clock());
    await store.commit();
    return refundView(refund);
  });
}

/** A refund made at the dashboard, and how it goes on from there. */
function readDashboardRefund(body: unknown) {
  const { amount, note, ...plan } = fieldsOf(body);
  const given = Object.entries({ amount, note }).filter(([, value]) => value !== undefined);
  return { ...ofRefund(Object.fromEntries(given), 'refund'), ...readRefund(plan, 'refund') };
}

/** A paid transaction that no call made, perhaps one that looks like another reference's twin. */
function addOrphan(body: unknown, sandbox: PaystackSandbox): Transaction {
  const { store } = sandbox;
  const fields = readOrphan(body ?? {}, 'transaction');
  const twin = fields.like === undefined ? undefined : store.transaction(fields.like);
  if (fields.like !== undefined && twin === undefined) {
    throw new ControlError(`There is no transaction ${fields.like}`, 404);
  }
  const reference = fields.reference ?? randomCode(10);
  if (store.transaction(reference) !== undefined) throw new ControlError(`There is a transaction ${reference}`, 409);
  const orphan = newTransaction(
    {
      email: fields.email ?? twin?.email ?? 'stranger@example.com',
      amount: fields.amount ?? twin?.requestedAmount ?? 100_000,
      currency: fields.currency ?? twin?.currency ?? 'NGN',
      reference,
      callbackUrl: twin?.callbackUrl ?? null,
      metadata: fields.metadata ?? twin?.metadata ?? null,
      label: null,
      split: null,
    },
    sandbox,
  );
  store.customer(orphan.email);
  store.addTransaction(orphan);
  payAtOnce(orphan, fields.card ?? 'plain', sandbox);
  return orphan;
}
