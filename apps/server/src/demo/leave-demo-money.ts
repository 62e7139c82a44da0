import { postCreditTakenBack } from '@oja/domain/money/ledger';
import { kobo, sumKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { audit } from '../books/audit.ts';
import { addToLedger } from '../books/ledger.ts';
import type { Tx } from '../database/pool.ts';
import { lockPayment, undoRefund, weighExcess } from '../features/payments/payments.steps.ts';
import {
  endDisputes,
  endProviderMessages,
  findOpenRefund,
  findReferencesWithOpenRefunds,
  markPlayMoney,
  type OpenRefund,
  takeCredit,
  tickOffMessages,
} from './leave-demo.queries.ts';

const playMoney = 'Play money of a demo';

/** Takes back all store credit of a demo, which was play money and would buy real goods. @returns a line for a person */
export async function takeBackCredit(tx: Tx): Promise<string> {
  const taken = await takeCredit(tx);
  for (const { userId, amount } of taken) {
    await addToLedger(tx, postCreditTakenBack(userId, amount), {
      kind: 'credit_taken_back',
      reference: null,
      orderId: null,
      currency: 'NGN',
    });
    await audit(tx, {
      actor: 'system',
      action: 'credit.taken_back',
      subject: `account:${userId}`,
      details: { amount },
    });
  }
  const sum = sumKobo([kobo(0), ...taken.map(({ amount }) => amount)]);
  return `Store credit taken back: ${taken.length} balances, ${formatNaira(sum)} in all.`;
}

/**
 * Closes what a live shop would go on with: refunds, which it would send by way of the real provider, messages about
 * orders and refunds, which it would mail to real people, and what only the sandbox could answer. @returns lines for a person
 */
export async function closeWhatWaits(tx: Tx): Promise<string[]> {
  const refunds: OpenRefund[] = [];
  for (const reference of await findReferencesWithOpenRefunds(tx)) {
    await lockPayment(tx, reference);
    // One by one as it stands by then: what one of them leaves free pays another's excess.
    for (let refund = await findOpenRefund(tx, reference); refund; refund = await findOpenRefund(tx, reference)) {
      const { id, amount } = refund;
      await undoRefund(tx, refund, amount);
      await weighExcess(tx, reference);
      const details = { reference, amount, note: playMoney };
      await audit(tx, { actor: 'system', action: 'refund.not_owed', subject: `refund:${id}`, details });
      refunds.push(refund);
    }
  }
  // What is given back of it later, as store credit say, would be real.
  await markPlayMoney(tx);
  const messages = await tickOffMessages(tx);
  const unapplied = await endProviderMessages(tx);
  const disputes = await endDisputes(tx);
  for (const { id, reference } of disputes) {
    const details = { reference, status: 'resolved', resolution: 'declined', note: playMoney };
    await audit(tx, { actor: 'system', action: 'dispute.resolve', subject: `dispute:${id}`, details });
  }
  const named = refunds.map(
    ({ orderNumber, reference, amount }) => `${formatNaira(amount)} of ${orderNumber ?? `payment ${reference}`}`,
  );
  return [
    ...(refunds.length > 0 ? [`Refunds of play money closed, nothing was sent: ${named.join(', ')}.`] : []),
    ...(messages > 0 ? [`Messages about orders and refunds that are not carried out: ${messages}.`] : []),
    ...(unapplied > 0 ? [`Messages of the payment sandbox that are not applied: ${unapplied}.`] : []),
    ...(disputes.length > 0 ? [`Disputes at the payment sandbox ended: ${disputes.length}.`] : []),
  ];
}
