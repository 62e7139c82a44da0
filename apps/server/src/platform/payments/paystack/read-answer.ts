import { type Kobo, kobo } from '@oja/domain/money/money';
import type { ProviderPayment, ProviderRefund } from '../payment-provider.ts';

type Json = Record<string, unknown>;

/**
 * Reading Paystack leniently: only what we use is looked at, in every form their own samples have, and everything else
 * (metadata that is '', 0, null, a text or an object; both spellings of dates) may be what it likes. Null: cannot be read.
 */
export function readJson(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** The reason in an answer that is not a success. */
export function readMessage(answer: Json | null): string | null {
  const message = answer?.message;
  return typeof message === 'string' && message.trim() !== '' ? message.trim().slice(0, 300) : null;
}

/** `data` of an answer whose `status` says that the call succeeded; one of their pages spells `false` as a text. */
export function readData(answer: Json | null): unknown {
  return answer === null || answer.status === false || answer.status === 'false' ? undefined : answer.data;
}

export function readPayment(data: unknown): ProviderPayment | null {
  if (!isObject(data)) return null;
  const { status, reference, currency } = data;
  const transactionId = readId(data.id);
  const amount = readKobo(data.amount);
  if (typeof status !== 'string' || typeof reference !== 'string' || typeof currency !== 'string') return null;
  if (transactionId === null || amount === null) return null;
  const requestedAmount = readKobo(data.requested_amount);
  const paid = { transactionId, amount, requestedAmount, fees: readKobo(data.fees) };
  const payerEmail = readWord(isObject(data.customer) ? data.customer.email : null);
  return { status, reference, currency, ...paid, payerEmail, channel: readWord(data.channel) };
}

export function readRefund(data: unknown): ProviderRefund | null {
  if (!isObject(data)) return null;
  const id = readId(data.id);
  const amount = readKobo(data.amount);
  if (id === null || amount === null || typeof data.status !== 'string') return null;
  const merchantNote = typeof data.merchant_note === 'string' ? data.merchant_note : null;
  const disputeId = readId(isObject(data.dispute) ? data.dispute.id : data.dispute);
  return { id, amount, status: data.status, merchantNote, disputeId };
}

/** A refund in a list of all: its payment is a number, or an object with one. */
export function readRefundOfAny(data: unknown): (ProviderRefund & { transactionId: string }) | null {
  const refund = readRefund(data);
  const transaction = isObject(data) ? data.transaction : null;
  const transactionId = readId(isObject(transaction) ? transaction.id : transaction);
  return refund && transactionId !== null ? { ...refund, transactionId } : null;
}

/** One refund that cannot be read makes the whole list unreadable: a gap would look like "not refunded yet". */
export function readRefunds(data: unknown): ProviderRefund[] | null {
  if (!Array.isArray(data)) return null;
  const refunds = data.map(readRefund).filter((refund) => refund !== null);
  return refunds.length === data.length ? refunds : null;
}

/** The address of the payment page, if it is on one of the hosts where payment pages lie. */
export function readAuthorizationUrl(data: unknown, allowedOrigins: readonly string[]): string | null {
  const url = isObject(data) ? data.authorization_url : null;
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { origin, username, password } = new URL(url);
  return allowedOrigins.includes(origin) && username === '' && password === '' ? url : null;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Numbers beyond 2^53 have lost digits by now and name nothing. */
function readId(value: unknown): string | null {
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return value;
  return Number.isSafeInteger(value) && (value as number) >= 0 ? String(value) : null;
}

/** For a person to read only. */
function readWord(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 254) : null;
}

/** Kobo, given as a number or as a text. */
export function readKobo(value: unknown): Kobo | null {
  const amount = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(amount) && (amount as number) >= 0 ? kobo(amount as number) : null;
}
