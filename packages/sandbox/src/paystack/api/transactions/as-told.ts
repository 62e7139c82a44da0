import { payAtOnce } from '../../checkout/pay-at-once.ts';
import { chargeBack } from '../../disputes.ts';
import type { Transaction } from '../../records.ts';
import type { PaystackSandbox } from '../../sandbox.ts';

/**
 * The transaction as verify is told to show it. `success` and `reversed` come true; any other status hides for this
 * one answer what has happened, as a provider does that lags behind.
 */
export async function asTold(transaction: Transaction, sandbox: PaystackSandbox): Promise<Transaction> {
  const { control, store } = sandbox;
  const status = control.shownStatus(transaction.reference);
  if (status === null) return transaction;
  if (status === 'success' && transaction.paidAt === null) payAtOnce(transaction, 'plain', sandbox);
  if (status === 'reversed' && transaction.status === 'success') chargeBack(transaction, sandbox);
  await store.commit();
  if (status === 'success' || status === 'reversed') return transaction;
  const { requestedAmount: amount } = transaction;
  return { ...transaction, status, amount, paidAt: null, fees: null, authorization: null };
}
