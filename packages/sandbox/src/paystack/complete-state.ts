import { AS_USUAL } from './control/control.ts';
import type { Delivery, Refund, SandboxState, Subaccount, Transaction } from './records.ts';
import { ENDS_AFTER, PROCESSING_AFTER } from './refund-times.ts';

/** Fills in what states saved by earlier versions lack. */
export function completeState(state: SandboxState): SandboxState {
  return {
    ...state,
    transactions: state.transactions.map((saved) => ({ ...transactionDefaults(saved), ...saved })),
    refunds: state.refunds.map((saved) => ({ ...refundDefaults(saved), ...saved })),
    subaccounts: state.subaccounts.map((saved) => ({ ...subaccountDefaults, ...saved })),
    splits: state.splits ?? [],
    deliveries: state.deliveries.map((saved) => ({ ...deliveryDefaults, ...saved })),
    control: { ...structuredClone(AS_USUAL), ...state.control },
  };
}

function transactionDefaults({ amount }: Transaction): Partial<Transaction> {
  return { requestedAmount: amount, shownMetadata: null, returnShape: 'both', chargedBackAt: null };
}

function refundDefaults({ createdAt }: Refund): Partial<Refund> {
  return { processingAfter: PROCESSING_AFTER, endsAfter: ENDS_AFTER, listedFrom: createdAt };
}

const subaccountDefaults: Partial<Subaccount> = { active: true, settlementSchedule: 'AUTO' };
const deliveryDefaults: Partial<Delivery> = { moment: 'after', copies: 1, concurrent: false, signature: 'right' };
