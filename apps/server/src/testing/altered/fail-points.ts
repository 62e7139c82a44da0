import type { Alteration } from './alteration.ts';

/** What happens to get a server to the point. */
export type Drive = 'page' | 'repeat' | 'verify' | 'webhook' | 'refund' | 'credit' | 'sweep' | 'dispute' | 'orphan';

export interface FailPoint {
  name: string;
  drive: Drive;
  /** What the crash leaves behind: the state of the payment, and how many messages the inbox has of it. */
  leaves: { payment: 'none' | 'created' | 'sent' | 'initialized' | 'succeeded'; messages?: 0 | 1 };
  /** Whether the repeated request gets the same reference: only what nobody was ever sent, or has the page of. */
  sameReference?: boolean;
  at: Alteration;
}

const before = (file: string, find: string) => (name: string) => ({ file, find, replace: `${call(name)} ${find}` });
const after = (file: string, find: string) => (name: string) => ({ file, find, replace: `${find} ${call(name)}` });
const call = (name: string) => `await failPoint('${name}');`;

function point(name: string, { at, ...rest }: Omit<FailPoint, 'name' | 'at'> & { at: (name: string) => Alteration }) {
  return { name, ...rest, at: at(name) };
}

const placeCard = 'features/checkout/place-card-order.ts';
const placeCredit = 'features/checkout/place-credit-order.ts';
const startPayment = 'features/checkout/start-payment.ts';
const placeOrder = 'features/orders/place-order.ts';
const checkPayment = 'features/payments/check-payment.ts';
const settle = 'features/payments/settle.ts';
const receive = 'features/payments/inbox/receive-webhook.ts';
const apply = 'features/payments/inbox/apply-messages.ts';
const refunds = 'features/payments/refunds/send-refunds.ts';
const outbox = 'platform/jobs/relay-outbox.ts';
const dispute = 'features/payments/disputes/record-dispute.ts';
const review = 'features/payments/refunds/take-over-reversal.ts';
const orphan = 'features/payments/orphans/record-orphan.ts';

/** Each step at which a crash leaves something else behind, in the order in which a payment comes to them. */
export const failPoints: readonly FailPoint[] = [
  point('before_tx1_commit', {
    drive: 'page',
    leaves: { payment: 'none' },
    at: after(placeCard, 'await insertSplits(tx, reference, sellerShares(order.lines, policy));'),
  }),
  point('after_tx1', {
    drive: 'page',
    leaves: { payment: 'created' },
    sameReference: true,
    at: before(placeCard, 'const attempt = { reference: next.attempt,'),
  }),
  point('after_tx2', {
    drive: 'page',
    leaves: { payment: 'sent' },
    sameReference: false,
    at: after(startPayment, "if (!sent) throw refusal('checkout_in_progress', {}, 2);"),
  }),
  point('after_provider_accepted', {
    drive: 'page',
    leaves: { payment: 'sent' },
    sameReference: false,
    at: before(startPayment, 'const { authorizationUrl } = outcome.value;'),
  }),
  point('before_tx3_commit', {
    drive: 'page',
    leaves: { payment: 'sent' },
    sameReference: false,
    at: after(startPayment, 'await opened(tx, { authorizationUrl, reference });'),
  }),
  point('after_tx3', {
    drive: 'page',
    leaves: { payment: 'initialized' },
    sameReference: true,
    at: before(startPayment, "if (authorizationUrl === null) throw refusal('no_authorization_url');"),
  }),
  point('key_taken_over', {
    drive: 'repeat',
    leaves: { payment: 'created' },
    sameReference: true,
    at: after('http/idempotency.ts', 'do update set claimed_at = clock_timestamp()\n  `.execute(tx);'),
  }),
  point('after_verify_answered', {
    drive: 'verify',
    leaves: { payment: 'initialized' },
    at: (name) => ({
      file: checkPayment,
      find: 'const { value } = outcome;',
      // The reconciler comes here too, with what nobody has paid.
      replace: `const { value } = outcome; if (value.status === 'success') ${call(name)}`,
    }),
  }),
  point('before_settle_commit', {
    drive: 'verify',
    leaves: { payment: 'initialized' },
    at: before(placeOrder, 'return { orderId: id, orderNumber: number, amount: quote.total };'),
  }),
  point('after_settle_commit', {
    drive: 'verify',
    leaves: { payment: 'succeeded' },
    at: (name) => ({
      file: checkPayment,
      find: 'await endCheck(db, reference, value.status);',
      replace: `if (settled.kind !== 'wait') ${call(name)} await endCheck(db, reference, value.status);`,
    }),
  }),
  point('before_inbox_commit', {
    drive: 'webhook',
    leaves: { payment: 'initialized', messages: 0 },
    at: before(receive, 'await insertMessage(deps.db, readWebhook(raw), raw);'),
  }),
  point('after_inbox_commit', {
    drive: 'webhook',
    leaves: { payment: 'initialized', messages: 1 },
    at: after(receive, 'await insertMessage(deps.db, readWebhook(raw), raw);'),
  }),
  point('inbox_claimed', {
    drive: 'webhook',
    leaves: { payment: 'initialized', messages: 1 },
    at: before(apply, 'const outcome = await apply(deps, message, log);'),
  }),
  point('inbox_applied', {
    drive: 'webhook',
    leaves: { payment: 'succeeded', messages: 1 },
    at: after(apply, 'const outcome = await apply(deps, message, log);'),
  }),
  point('before_refund_decided', {
    drive: 'refund',
    leaves: { payment: 'initialized' },
    at: before(settle, "await addToOutbox(tx, 'refund.request',"),
  }),
  point('before_outbox_commit', {
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: before(outbox, 'return rows.length;\n  });'),
  }),
  point('before_refund_posted', {
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: before(refunds, 'const outcome = await provider.refund('),
  }),
  point('after_refund_posted', {
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: before(refunds, 'await recordOutcome(db, callId, outcome.kind);'),
  }),
  point('before_processed_commit', {
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: (name) => ({
      file: 'features/payments/refunds/record-refund.ts',
      find: "if (state === 'processed') await bookProcessed(tx, refund, 'provider_clearing');",
      replace: `if (state === 'processed') { await bookProcessed(tx, refund, 'provider_clearing'); ${call(name)} }`,
    }),
  }),
  point('before_credit_commit', {
    drive: 'credit',
    leaves: { payment: 'none' },
    at: before(placeCredit, 'return placeOrder('),
  }),
  point('after_credit_commit', {
    drive: 'credit',
    leaves: { payment: 'succeeded' },
    at: (name) => ({
      file: placeCredit,
      find: 'return await place(deps, asked, keyed);',
      replace: `const placed = await place(deps, asked, keyed); ${call(name)} return placed;`,
    }),
  }),
  point('before_release_commit', {
    drive: 'sweep',
    leaves: { payment: 'initialized' },
    at: (name) => ({
      file: 'features/payments/reconciler/sweep-holds.ts',
      find: "(tx) => releaseHold(tx, checkoutId, 'expired', { onlyExpired: true })",
      replace: `async (tx) => { await releaseHold(tx, checkoutId, 'expired', { onlyExpired: true }); ${call(name)} }`,
    }),
  }),
  point('before_dispute_commit', {
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: after(
      dispute,
      "await upsertDispute(tx, reference, dispute, event === 'charge.dispute.resolve' && isDecided(dispute));",
    ),
  }),
  point('after_dispute_commit', {
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: before(apply, 'const reviewed = await reviewPayment(deps, reference, log);'),
  }),
  point('before_reversal_commit', {
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: after(
      review,
      'await recordTaken(tx, deps, payment, taken, { amount: missing, ...(disputeId && { disputeId }) });',
    ),
  }),
  point('after_reversal_commit', {
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: after(apply, 'const reviewed = await reviewPayment(deps, reference, log);'),
  }),
  point('before_orphan_commit', {
    drive: 'orphan',
    leaves: { payment: 'succeeded', messages: 1 },
    at: after(orphan, 'if (written.isConfirmed && found) await book(tx, found);'),
  }),
  point('after_orphan_commit', {
    drive: 'orphan',
    leaves: { payment: 'succeeded', messages: 1 },
    at: (name) => ({
      file: apply,
      find: "return (await recordOrphan(deps, reference, id)) ? 'orphan' : null;",
      replace: `const recorded = await recordOrphan(deps, reference, id); ${call(name)} return recorded ? 'orphan' : null;`,
    }),
  }),
];
