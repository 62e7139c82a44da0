import type { FastifyInstance } from 'fastify';
import { createRefund } from '../api/create-refund.ts';
import { refundView } from '../api/refund-view.ts';
import { TEST_CARDS } from '../cards.ts';
import { chargeBack } from '../charge-back.ts';
import { abandonAttempt, isPayable } from '../checkout/charge.ts';
import { leavePage } from '../checkout/leave-page.ts';
import { payAtOnce } from '../checkout/pay-at-once.ts';
import { cancelAddress } from '../checkout/return-address.ts';
import { randomCode } from '../codes.ts';
import { newTransaction } from '../new-transaction.ts';
import type { Transaction } from '../records.ts';
import { nextRefundStep, step } from '../refunds.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { readRefundOutcome } from './behaviour.ts';
import { ControlError, flag, object, oneOf, type Reader, required, text, wholeFrom } from './read-values.ts';

const CARD_KEYS = TEST_CARDS.map(({ key }) => key);
const readPay = object({ card: oneOf(CARD_KEYS), late: flag });
const readFail = object({ card: oneOf(TEST_CARDS.filter(({ decline }) => decline !== null).map(({ key }) => key)) });
const readDashboardRefund = object({ amount: wholeFrom(1), outcome: readRefundOutcome, note: text });
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
    return { transaction, refunds: store.refundsOf(transaction.id), webhooks: sent };
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
    if (transaction.status !== 'success') throw new ControlError('Only a successful payment can be taken back', 409);
    chargeBack(transaction, sandbox);
    return outcome(transaction);
  });

  app.post<OfReference>('/transactions/:reference/refund', async ({ params, body }) => {
    const { amount, outcome: end, note } = readDashboardRefund(body ?? {}, 'refund');
    const refund = createRefund({ amount, merchant_note: note }, find(params.reference), sandbox);
    if (end !== undefined) refund.outcome = end;
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
