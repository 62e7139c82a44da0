import type { Moment } from './armed.ts';

/** What happens to get a server to the point. */
export type Drive = 'page' | 'repeat' | 'verify' | 'webhook' | 'refund' | 'credit' | 'sweep' | 'dispute' | 'orphan';

export interface FailPoint {
  name: string;
  drive: Drive;
  /** What the crash leaves behind: the state of the payment, and how many messages the inbox has of it. */
  leaves: { payment: 'none' | 'created' | 'sent' | 'initialized' | 'succeeded'; messages?: 0 | 1 };
  /** Whether the repeated request gets the same reference: only what nobody was ever sent, or has the page of. */
  sameReference?: boolean;
  at: Moment;
}

const ask = 'POST /transaction/initialize';
const verify = 'GET /transaction/verify/';
const giveBack = 'POST /refund';

const pageAsked = ['insert into checkouts'] as const;
const pageOpened = ['update provider_calls', 'update payments'] as const;
const orderPlaced = ['insert into orders'] as const;
const disputeKept = ['insert into disputes'] as const;
const reversalKept = ['insert into refunds', 'insert into ledger_entries'] as const;
const orphanKept = ['insert into orphan_payments', 'insert into ledger_entries'] as const;

/** Each step at which a crash leaves something else behind, in the order in which a payment comes to them. */
export const failPoints: readonly FailPoint[] = [
  {
    name: 'before_tx1_commit',
    drive: 'page',
    leaves: { payment: 'none' },
    at: { when: 'before', commit: pageAsked },
  },
  {
    name: 'after_tx1',
    drive: 'page',
    leaves: { payment: 'created' },
    sameReference: true,
    at: { when: 'after', commit: pageAsked },
  },
  {
    name: 'after_tx2',
    drive: 'page',
    leaves: { payment: 'sent' },
    sameReference: false,
    at: { when: 'before', call: ask },
  },
  {
    name: 'after_provider_accepted',
    drive: 'page',
    leaves: { payment: 'sent' },
    sameReference: false,
    at: { when: 'after', call: ask },
  },
  {
    name: 'before_tx3_commit',
    drive: 'page',
    leaves: { payment: 'sent' },
    sameReference: false,
    at: { when: 'before', commit: pageOpened },
  },
  {
    name: 'after_tx3',
    drive: 'page',
    leaves: { payment: 'initialized' },
    sameReference: true,
    at: { when: 'after', commit: pageOpened },
  },
  {
    name: 'key_taken_over',
    drive: 'repeat',
    leaves: { payment: 'created' },
    sameReference: true,
    at: { when: 'after', statement: 'insert into idempotency_keys' },
  },
  {
    name: 'after_verify_answered',
    drive: 'verify',
    leaves: { payment: 'initialized' },
    at: { when: 'after', call: verify },
  },
  {
    name: 'before_settle_commit',
    drive: 'verify',
    leaves: { payment: 'initialized' },
    at: { when: 'before', commit: orderPlaced },
  },
  {
    name: 'after_settle_commit',
    drive: 'verify',
    leaves: { payment: 'succeeded' },
    at: { when: 'after', commit: orderPlaced },
  },
  {
    name: 'before_inbox_commit',
    drive: 'webhook',
    leaves: { payment: 'initialized', messages: 0 },
    at: { when: 'before', statement: 'insert into payment_inbox' },
  },
  {
    name: 'after_inbox_commit',
    drive: 'webhook',
    leaves: { payment: 'initialized', messages: 1 },
    at: { when: 'after', statement: 'insert into payment_inbox' },
  },
  {
    name: 'inbox_claimed',
    drive: 'webhook',
    leaves: { payment: 'initialized', messages: 1 },
    at: { when: 'after', statement: 'update payment_inbox set attempts' },
  },
  {
    name: 'inbox_applied',
    drive: 'webhook',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'before', statement: 'update payment_inbox as i set applied_at' },
  },
  {
    name: 'before_refund_decided',
    drive: 'refund',
    leaves: { payment: 'initialized' },
    at: { when: 'before', commit: ['update payments', 'insert into refunds', 'insert into outbox'] },
  },
  {
    name: 'before_outbox_commit',
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: { when: 'before', commit: ['update refunds', 'update outbox'] },
  },
  {
    name: 'before_refund_posted',
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: { when: 'before', call: giveBack },
  },
  {
    name: 'after_refund_posted',
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: { when: 'after', call: giveBack },
  },
  {
    name: 'before_processed_commit',
    drive: 'refund',
    leaves: { payment: 'succeeded' },
    at: { when: 'before', commit: ['update refunds', 'insert into ledger_entries'] },
  },
  {
    name: 'before_credit_commit',
    drive: 'credit',
    leaves: { payment: 'none' },
    at: { when: 'before', commit: orderPlaced },
  },
  {
    name: 'after_credit_commit',
    drive: 'credit',
    leaves: { payment: 'succeeded' },
    at: { when: 'after', commit: orderPlaced },
  },
  {
    name: 'before_release_commit',
    drive: 'sweep',
    leaves: { payment: 'initialized' },
    at: { when: 'before', commit: ['update checkouts'] },
  },
  {
    name: 'before_dispute_commit',
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'before', commit: disputeKept },
  },
  {
    name: 'after_dispute_commit',
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'after', commit: disputeKept },
  },
  {
    name: 'before_reversal_commit',
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'before', commit: reversalKept },
  },
  {
    name: 'after_reversal_commit',
    drive: 'dispute',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'after', commit: reversalKept },
  },
  {
    name: 'before_orphan_commit',
    drive: 'orphan',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'before', commit: orphanKept },
  },
  {
    name: 'after_orphan_commit',
    drive: 'orphan',
    leaves: { payment: 'succeeded', messages: 1 },
    at: { when: 'after', commit: orphanKept },
  },
];
