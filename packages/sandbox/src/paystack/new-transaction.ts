import type { InitializeDraft } from './api/transactions/initialize-fields.ts';
import { randomCode } from './codes.ts';
import type { Transaction } from './records.ts';
import type { PaystackSandbox } from './sandbox.ts';

/** A transaction nobody has touched yet. */
export function newTransaction(draft: InitializeDraft, { store, clock }: PaystackSandbox): Transaction {
  return {
    ...draft,
    requestedAmount: draft.amount,
    shownMetadata: null,
    returnShape: 'both',
    id: store.newId(),
    accessCode: randomCode(15),
    status: 'abandoned',
    gatewayResponse: 'The transaction was not completed',
    ipAddress: null,
    createdAt: clock().toISOString(),
    openedAt: null,
    paidAt: null,
    fees: null,
    chargedBackAt: null,
    bankTook: 0,
    attempts: 0,
    errors: 0,
    history: [],
    attempt: null,
    authorization: null,
  };
}
