import { randomBytes } from 'node:crypto';
import { metadataView, transactionView } from '../api/transactions/transaction-view.ts';
import { cardOfKey, type TestCard } from '../cards.ts';
import { randomCode } from '../codes.ts';
import type { CardAttempt, CardStep, Transaction } from '../records.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { takeMoney } from './take-money.ts';

const WRONG_ANSWERS_ALLOWED = 3;

export type Expiry = { month: string; year: string };

/** Whether the buyer may still pay: not paid yet, and the session has not run out. */
export function isPayable(transaction: Transaction, { store, clock }: PaystackSandbox): boolean {
  return transaction.paidAt === null && !isExpired(transaction, store.state.sessionTimeout, clock());
}

function isExpired(transaction: Transaction, timeout: number, now: Date): boolean {
  return timeout > 0 && now.getTime() - Date.parse(transaction.createdAt) > timeout * 1000;
}

/** The buyer enters a card: a new attempt that replaces an unfinished one. A card without steps ends at once. */
export function submitCard(transaction: Transaction, card: TestCard, expiry: Expiry, sandbox: PaystackSandbox): void {
  transaction.attempt = {
    id: randomCode(12),
    card: card.key,
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    steps: [...card.steps],
    wrongAnswers: 0,
    error: null,
  };
  transaction.attempts++;
  transaction.status = 'ongoing';
  note(transaction, 'action', 'Attempted to pay with card', sandbox);
  finishWhenNothingIsLeft(transaction, transaction.attempt, sandbox);
}

/** The buyer answers the step the attempt waits for. A third wrong answer ends the attempt as declined. */
export function answerStep(
  transaction: Transaction,
  attempt: CardAttempt,
  value: string,
  sandbox: PaystackSandbox,
): void {
  const [step] = attempt.steps;
  const card = cardOfKey(attempt.card);
  if (step === undefined) return;
  if (step === 'bank' && value === 'decline') {
    decline(transaction, 'The bank declined the payment', sandbox);
  } else if (isRightAnswer(step, value, card)) {
    attempt.steps.shift();
    attempt.error = null;
    note(transaction, 'auth', `Authentication step passed: ${step}`, sandbox);
    finishWhenNothingIsLeft(transaction, attempt, sandbox);
  } else {
    attempt.wrongAnswers++;
    attempt.error = wrongAnswerText(step);
    if (attempt.wrongAnswers >= WRONG_ANSWERS_ALLOWED) decline(transaction, `Incorrect ${stepName(step)}`, sandbox);
  }
}

/** The buyer goes back to the card form. */
export function abandonAttempt(transaction: Transaction): void {
  transaction.attempt = null;
  transaction.status = transaction.errors > 0 ? 'failed' : 'abandoned';
}

function isRightAnswer(step: CardStep, value: string, card: TestCard): boolean {
  const digits = value.replace(/[\s+()-]/g, '');
  if (step === 'pin') return digits === card.pin;
  if (step === 'otp') return digits === card.otp;
  if (step === 'phone') return /^\d{10,14}$/.test(digits);
  return value === 'authorise';
}

function stepName(step: CardStep): string {
  return { pin: 'PIN', otp: 'one-time code', phone: 'phone number', bank: 'answer' }[step];
}

function wrongAnswerText(step: CardStep): string {
  if (step === 'phone') return 'Enter a phone number of 10 to 14 digits.';
  return `That ${stepName(step)} is not right. Please try again.`;
}

function finishWhenNothingIsLeft(transaction: Transaction, attempt: CardAttempt, sandbox: PaystackSandbox): void {
  if (attempt.steps.length > 0) return;
  const card = cardOfKey(attempt.card);
  if (card.decline === null) succeed(transaction, attempt, sandbox);
  else decline(transaction, card.decline, sandbox);
}

function decline(transaction: Transaction, reason: string, sandbox: PaystackSandbox): void {
  transaction.attempt = null;
  transaction.status = 'failed';
  transaction.gatewayResponse = reason;
  transaction.errors++;
  note(transaction, 'error', `Error: ${reason}`, sandbox);
}

/** Paid, with its webhook, in one change of the state: after a crash there are both or neither. */
function succeed(transaction: Transaction, attempt: CardAttempt, sandbox: PaystackSandbox): void {
  const { store, webhooks, clock } = sandbox;
  transaction.attempt = null;
  transaction.status = 'success';
  transaction.gatewayResponse = 'Successful';
  transaction.paidAt = clock().toISOString();
  takeMoney(transaction, sandbox);
  transaction.authorization = {
    authorizationCode: `AUTH_${randomCode(10)}`,
    card: attempt.card,
    expiryMonth: attempt.expiryMonth,
    expiryYear: attempt.expiryYear,
    signature: `SIG_${randomBytes(15).toString('base64url')}`,
  };
  note(transaction, 'success', 'Successfully paid with card', sandbox);
  const view = transactionView(transaction, store);
  webhooks.queue('charge.success', transaction.reference, {
    ...view,
    metadata: metadataView(transaction, 0),
    plan: {},
    source: { type: 'api', source: 'merchant_api', entry_point: 'transaction_initialize', identifier: null },
  });
}

function note(transaction: Transaction, type: string, message: string, { clock }: PaystackSandbox): void {
  transaction.history.push({ type, message, at: clock().toISOString() });
}
