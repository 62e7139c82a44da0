import type { Store } from '../../store.ts';

/** GET /transaction/totals: what was paid, in each currency. */
export function transactionTotals({ state }: Store): object {
  const paid = state.transactions.filter(({ paidAt }) => paidAt !== null);
  const volumes = new Map([['NGN', 0]]);
  for (const { currency, amount } of paid) volumes.set(currency, (volumes.get(currency) ?? 0) + amount);
  return {
    total_transactions: paid.length,
    total_volume: volumes.get('NGN'),
    total_volume_by_currency: [...volumes].map(([currency, amount]) => ({ currency, amount })),
    pending_transfers: 0,
    pending_transfers_by_currency: [{ currency: 'NGN', amount: 0 }],
  };
}
