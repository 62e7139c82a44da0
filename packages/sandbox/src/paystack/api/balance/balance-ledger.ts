import { INTEGRATION_ID } from '../../sandbox.ts';
import type { Store } from '../../store.ts';
import { sharesOf } from '../transactions/transaction-view.ts';

type Movement = { at: string; currency: string; difference: number; reason: string; model: string; row: number };

/** What moved the balance of the main account and what it came to, newest first. A failed refund moved nothing. */
export function balanceLedger(store: Store): object[] {
  const balances = new Map<string, number>();
  const movements = movementsOf(store).sort((left, right) => left.at.localeCompare(right.at));
  const entries = movements.map(({ at, currency, difference, reason, model, row }, index) => {
    const balance = (balances.get(currency) ?? 0) + difference;
    balances.set(currency, balance);
    return {
      integration: INTEGRATION_ID,
      domain: 'test',
      balance,
      currency,
      difference,
      reason,
      model_responsible: model,
      model_row: row,
      id: index + 1,
      createdAt: at,
      updatedAt: at,
    };
  });
  return entries.reverse();
}

function movementsOf(store: Store): Movement[] {
  return store.state.transactions.flatMap((transaction) => {
    const { id, reference, currency, paidAt, chargedBackAt, bankTook } = transaction;
    const given = store.refundsOf(id).filter(({ status }) => status !== 'failed');
    const refunds = given.map((refund) => ({
      at: refund.createdAt,
      currency,
      difference: -refund.amount,
      reason: `Refund of ${reference}`,
      model: 'Refund',
      row: refund.id,
    }));
    const paid = { currency, model: 'Transaction', row: id };
    return [
      ...(paidAt === null
        ? []
        : [
            {
              ...paid,
              at: paidAt,
              difference: sharesOf(transaction, store)?.integration ?? 0,
              reason: `Payment of ${reference}`,
            },
          ]),
      ...refunds,
      ...(chargedBackAt === null
        ? []
        : [{ ...paid, at: chargedBackAt, difference: -bankTook, reason: `Charge back of ${reference}` }]),
    ];
  });
}
