import { randomCode } from './codes.ts';
import { AS_USUAL } from './control/control.ts';
import type { Customer, Delivery, Dispute, Refund, SandboxState, Subaccount, Transaction } from './records.ts';
import { createCommit, readStateFile } from './state-file.ts';

/** Webhooks kept for looking at and sending again when they are over; older ones are forgotten so that the state stays small. */
const DELIVERED_KEPT = 500;
const DEFAULT_SESSION_TIMEOUT = 600;

export type Store = {
  readonly state: SandboxState;
  newId(): number;
  transaction(reference: string): Transaction | undefined;
  transactionById(id: number): Transaction | undefined;
  transactionByAccessCode(accessCode: string): Transaction | undefined;
  addTransaction(transaction: Transaction): void;
  refund(id: number): Refund | undefined;
  refundsOf(transactionId: number): Refund[];
  dispute(id: number): Dispute | undefined;
  disputesOf(transactionId: number): Dispute[];
  subaccount(idOrCode: string): Subaccount | undefined;
  /** The customer of this e-mail, made at first sight. */
  customer(email: string): Customer;
  addDelivery(delivery: Delivery): void;
  /** Resolves when every change made so far is on disk. Answer only after it. */
  commit(): Promise<void>;
};

/**
 * Opens the sandbox's memory. All of it belongs to one process: a second one on the same file would overwrite the first.
 * @param path JSON file, or null to keep everything in memory only
 */
export async function openStore(path: string | null, now: Date): Promise<Store> {
  const state = (path === null ? null : await readStateFile(path)) ?? emptyState(now);
  const byReference = new Map<string, Transaction>();
  const byId = new Map<number, Transaction>();
  const byAccessCode = new Map<string, Transaction>();
  const customers = new Map(state.customers.map((customer) => [customer.email, customer]));

  function index(transaction: Transaction): void {
    byReference.set(transaction.reference, transaction);
    byId.set(transaction.id, transaction);
    byAccessCode.set(transaction.accessCode, transaction);
  }
  for (const transaction of state.transactions) index(transaction);

  const store: Store = {
    state,
    newId: () => state.nextId++,
    transaction: (reference) => byReference.get(reference),
    transactionById: (id) => byId.get(id),
    transactionByAccessCode: (accessCode) => byAccessCode.get(accessCode),
    addTransaction(transaction) {
      state.transactions.push(transaction);
      index(transaction);
    },
    refund: (id) => state.refunds.find((refund) => refund.id === id),
    refundsOf: (transactionId) => state.refunds.filter((refund) => refund.transactionId === transactionId),
    dispute: (id) => state.disputes.find((dispute) => dispute.id === id),
    disputesOf: (transactionId) => state.disputes.filter((dispute) => dispute.transactionId === transactionId),
    subaccount: (idOrCode) =>
      state.subaccounts.find((subaccount) => subaccount.code === idOrCode || String(subaccount.id) === idOrCode),
    customer(email) {
      const key = email.toLowerCase();
      const known = customers.get(key);
      if (known !== undefined) return known;
      const customer = { id: store.newId(), email: key, code: `CUS_${randomCode(15)}` };
      state.customers.push(customer);
      customers.set(key, customer);
      return customer;
    },
    addDelivery(delivery) {
      state.deliveries.push(delivery);
      const over = state.deliveries.filter(({ nextAttemptAt, moment }) => nextAttemptAt === null && moment !== 'held');
      const surplus = over.length - DELIVERED_KEPT;
      if (surplus <= 0) return;
      const forgotten = new Set(over.slice(0, surplus));
      state.deliveries = state.deliveries.filter((kept) => !forgotten.has(kept));
    },
    commit: createCommit(path, state),
  };
  return store;
}

/** Ids start at the time in ms: above 2^32, and a fresh state never repeats the ids of one that was thrown away. */
function emptyState(now: Date): SandboxState {
  return {
    version: 1,
    nextId: now.getTime(),
    sessionTimeout: DEFAULT_SESSION_TIMEOUT,
    transactions: [],
    refunds: [],
    disputes: [],
    subaccounts: [],
    splits: [],
    customers: [],
    deliveries: [],
    control: structuredClone(AS_USUAL),
  };
}
