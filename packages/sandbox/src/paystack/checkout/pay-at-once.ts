import { cardOfKey } from '../cards.ts';
import type { CardStep, Transaction } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { answerStep, submitCard } from './charge.ts';

const EXPIRY = { month: '12', year: '2049' };

/** A buyer who enters a test card and answers all its questions rightly, without the page. */
export function payAtOnce(transaction: Transaction, key: string, sandbox: PaystackSandbox): void {
  const card = cardOfKey(key);
  const answers: Record<CardStep, string> = {
    pin: card.pin ?? '',
    otp: card.otp ?? '',
    phone: '08012345678',
    bank: 'authorise',
  };
  submitCard(transaction, card, EXPIRY, sandbox);
  for (const step of card.steps) {
    if (transaction.attempt !== null) answerStep(transaction, transaction.attempt, answers[step], sandbox);
  }
}
