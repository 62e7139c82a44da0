import { AS_USUAL } from './control/control.ts';
import type { Delivery, Refund, SandboxState, Subaccount, Transaction } from './records.ts';
import { ENDS_AFTER, PROCESSING_AFTER } from './refund-times.ts';

/** Fills in what states saved by earlier versions lack. */
export function completeState(state: SandboxState): SandboxState {
  return {
    ...state,
    transactions: state.transactions.map((saved) => ({ ...transactionDefaults(saved, state.refunds), ...saved })),
    refunds: state.refunds.map((saved) => ({ ...refundDefaults(saved), ...saved })),
    disputes: state.disputes ?? [],
    subaccounts: state.subaccounts.map((saved) => ({ ...subaccountDefaults, ...saved })),
    splits: state.splits ?? [],
    deliveries: state.deliveries.map((saved) => ({ ...deliveryDefaults, ...saved })),
    control: { ...structuredClone(AS_USUAL), ...state.control },
  };
}

/** Until disputes were kept, a bank took all that refunds had left. */
function transactionDefaults(
  { id, amount, chargedBackAt = null }: Transaction,
  refunds: readonly Refund[],
): Partial<Transaction> {
  const refunded = refunds
    .filter(({ transactionId, status }) => transactionId === id && status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  const bankTook = chargedBackAt === null ? 0 : amount - refunded;
  return { requestedAmount: amount, shownMetadata: null, returnShape: 'both', chargedBackAt: null, bankTook };
}

function refundDefaults({ createdAt }: Refund): Partial<Refund> {
  return { disputeId: null, processingAfter: PROCESSING_AFTER, endsAfter: ENDS_AFTER, listedFrom: createdAt };
}

const subaccountDefaults: Partial<Subaccount> = { active: true, settlementSchedule: 'AUTO' };
const deliveryDefaults: Partial<Delivery> = { moment: 'after', copies: 1, concurrent: false, signature: 'right' };
