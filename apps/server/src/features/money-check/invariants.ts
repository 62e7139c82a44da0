import { accountInvariants } from './invariants/accounts.invariants.ts';
import { auditInvariants } from './invariants/audit.invariants.ts';
import { bookingInvariants } from './invariants/bookings.invariants.ts';
import { deliveryInvariants } from './invariants/delivery.invariants.ts';
import { deskInvariants } from './invariants/desk.invariants.ts';
import { disputeInvariants } from './invariants/disputes.invariants.ts';
import { historyInvariants } from './invariants/history.invariants.ts';
import { importInvariants } from './invariants/imports.invariants.ts';
import type { Invariant } from './invariants/invariant.ts';
import { ledgerInvariants } from './invariants/ledger.invariants.ts';
import { matterInvariants } from './invariants/matters.invariants.ts';
import { orderInvariants } from './invariants/orders.invariants.ts';
import { paymentInvariants } from './invariants/payments.invariants.ts';
import { peopleInvariants } from './invariants/people.invariants.ts';
import { promiseInvariants } from './invariants/promise.invariants.ts';
import { providerInvariants } from './invariants/provider.invariants.ts';
import { recordInvariants } from './invariants/record.invariants.ts';
import { stockInvariants } from './invariants/stock.invariants.ts';
import { stockCauseInvariants } from './invariants/stock-causes.invariants.ts';

/** Everything that must hold, in the order of the ids. */
export const invariants: readonly Invariant[] = [
  ...stockInvariants,
  ...stockCauseInvariants,
  ...paymentInvariants,
  ...orderInvariants,
  ...promiseInvariants,
  ...ledgerInvariants,
  ...bookingInvariants,
  ...deliveryInvariants,
  ...peopleInvariants,
  ...providerInvariants,
  ...historyInvariants,
  ...auditInvariants,
  ...recordInvariants,
  ...disputeInvariants,
  ...matterInvariants,
  ...deskInvariants,
  ...accountInvariants,
  ...importInvariants,
].sort((a, b) => a.id.localeCompare(b.id));
