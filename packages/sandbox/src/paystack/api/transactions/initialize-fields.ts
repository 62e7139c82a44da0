import { randomCode } from '../../codes.ts';
import type { SplitPlan } from '../../records.ts';
import type { Store } from '../../store.ts';
import { invalid, missing, PaystackError } from '../paystack-error.ts';
import { type Fields, isWebAddress, optionalText, wholeNumber } from '../read-fields.ts';
import { readSplitPlan } from '../splits/split-fields.ts';

const MINIMUM = 5_000;
const MAXIMUM = 10_000_000 * 100;
const CHANNELS = [
  'card',
  'bank',
  'apple_pay',
  'ussd',
  'qr',
  'mobile_money',
  'bank_transfer',
  'eft',
  'capitec_pay',
  'payattitude',
];

export type InitializeDraft = {
  email: string;
  amount: number;
  currency: string;
  reference: string;
  callbackUrl: string | null;
  metadata: unknown;
  label: string | null;
  split: SplitPlan | null;
};

/** Reads and judges the fields of POST /transaction/initialize. @throws PaystackError naming the first broken rule */
export function readInitialize(fields: Fields, store: Store): InitializeDraft {
  const email = readEmail(fields.email);
  const amount = readAmount(fields.amount);
  const currency = (optionalText(fields.currency) ?? 'NGN').toUpperCase();
  if (currency !== 'NGN') {
    throw new PaystackError(
      403,
      'Currency not supported by merchant',
      'unsupported_currency',
      "Ensure you're passing the currency code for a currency enabled on your integration",
    );
  }
  refuseUnknownPlans(fields);
  const callbackUrl = optionalText(fields.callback_url);
  if (callbackUrl !== null && !isWebAddress(callbackUrl)) throw invalid('callback_url must be a valid URL');
  refuseOtherChannels(fields.channels);
  return {
    email,
    amount,
    currency,
    reference: readReference(fields.reference, store),
    callbackUrl,
    metadata: readMetadata(fields.metadata),
    label: optionalText(fields.label),
    split: readSplitPlan(fields, amount, store),
  };
}

function readEmail(value: unknown): string {
  const email = optionalText(value);
  if (email === null) throw missing('Email Address is required', 'Provide the email address of the customer');
  if (email.length > 254 || !/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) {
    throw invalid('Invalid Email Address Passed', 'Ensure that the email address is valid');
  }
  return email;
}

function readAmount(value: unknown): number {
  const amount = wholeNumber(value);
  if (amount === 0) throw invalid('You must specify a valid amount', 'Ensure the amount is an integer greater than 0');
  if (amount === null || amount < MINIMUM) {
    throw invalid('Invalid Amount Sent', 'Ensure the amount is in kobo and not below NGN 50');
  }
  if (amount > MAXIMUM) throw invalid('Transaction amount limit exceeded', 'Initialize with a lower amount');
  return amount;
}

function readReference(value: unknown, store: Store): string {
  const reference = optionalText(value) ?? randomCode(10);
  if (!/^[A-Za-z0-9.=-]{1,100}$/.test(reference)) {
    throw invalid(
      'Invalid character in transaction reference',
      'Use only alphanumeric characters and "-", "." and "=", 100 at most',
    );
  }
  if (store.transaction(reference) !== undefined) {
    throw new PaystackError(
      400,
      'Duplicate Transaction Reference',
      'duplicate_reference',
      'Try and create the Transaction or Charge with a new reference',
    );
  }
  return reference;
}

/** An object, or its JSON as a text; a text that is no JSON object stays the text it is. */
function readMetadata(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'object' && parsed !== null ? parsed : value;
  } catch {
    return value;
  }
}

/** The sandbox keeps no plans, so naming one names something that does not exist. */
function refuseUnknownPlans(fields: Fields): void {
  if (optionalText(fields.plan) !== null) throw invalid('Plan not found');
}

function refuseOtherChannels(value: unknown): void {
  if (value === undefined || value === null) return;
  if (!Array.isArray(value) || value.some((channel) => !CHANNELS.includes(channel))) throw invalid('Invalid channels');
  if (value.length > 0 && !value.includes('card')) {
    throw invalid('No active channel', 'The sandbox takes payments by card: add "card" to the channels');
  }
}
