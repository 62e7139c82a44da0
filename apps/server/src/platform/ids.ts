import { creditTransactionId, paymentReference } from '@oja/domain/payments/payment';
import { ulid } from 'ulid';
import { v7 } from 'uuid';

/** A UUIDv7: unique without asking anybody, and in order of making, so that indexes grow at their end. */
export function newId(): string {
  return v7();
}

/** A payment reference that no other payment has. */
export function newReference(): string {
  return paymentReference(ulid());
}

/** The transaction id of an order paid by store credit. */
export function newCreditTransactionId(): string {
  return creditTransactionId(ulid());
}
