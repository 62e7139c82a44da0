import { readPaymentReference, tidiedAddress } from '@oja/domain/people/return-address';
import { keep, PAYMENT_KEY } from '../../lib/kept.ts';
import { type KeptPayment, readPayment } from './kept-payment.ts';

/**
 * The payment that the provider sent the browser back with: the one in the address, else the one that was before a reload.
 * It is read and kept before the address is tidied, so that a reload does not lose it.
 */
export function takeReturnedPayment(): KeptPayment | undefined {
  const kept = readPayment();
  const given = readPaymentReference(location.search, location.hash);
  if (given === undefined) return kept?.returned ? kept : undefined;
  const orderId = kept?.reference === given ? kept.orderId : null;
  const payment = { reference: given, orderId, returned: true };
  keep(PAYMENT_KEY, payment);
  return payment;
}

/** Takes what the provider added out of the address; pages that read it call this once they are there. */
export const tidyAddress = () => history.replaceState(history.state, '', tidiedAddress(location));
