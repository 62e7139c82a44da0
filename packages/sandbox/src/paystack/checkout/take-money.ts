import { transactionFee } from '../fees.ts';
import type { Transaction } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';

/** What is really taken: the amount asked for and Paystack's fee, unless the sandbox was told otherwise. */
export function takeMoney(transaction: Transaction, { control }: PaystackSandbox): void {
  const { reference, requestedAmount } = transaction;
  const plan = control.payment(reference);
  const asked = plan.amount ?? requestedAmount + (plan.amountDelta ?? 0);
  const fees = plan.fees === undefined ? transactionFee(asked) : plan.fees;
  Object.assign(transaction, {
    amount: plan.customerBearsFee ? asked + (fees ?? 0) : asked,
    requestedAmount: plan.requestedAmount ?? requestedAmount,
    currency: plan.currency ?? transaction.currency,
    fees,
    shownMetadata: plan.metadata ?? null,
    returnShape: control.callback(reference),
  } satisfies Partial<Transaction>);
}
