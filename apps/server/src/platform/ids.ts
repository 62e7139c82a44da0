import { ulid } from 'ulid';
import { v7 } from 'uuid';

/** A UUIDv7: unique without asking anybody, and in order of making, so that indexes grow at their end. */
export function newId(): string {
  return v7();
}

/** A payment reference. Lower case letters, digits and `-` satisfy every rule the provider has for references. */
export function newReference(): string {
  return `oja-${ulid().toLowerCase()}`;
}

/** The transaction id of an order paid by store credit. */
export function newCreditTransactionId(): string {
  return `CR-${ulid()}`;
}
