import { auditInvariants } from './audit.invariants.ts';
import { bookingInvariants } from './bookings.invariants.ts';
import { deliveryInvariants } from './delivery.invariants.ts';
import { disputeInvariants } from './disputes.invariants.ts';
import { historyInvariants } from './history.invariants.ts';
import type { Invariant } from './invariant.ts';
import { ledgerInvariants } from './ledger.invariants.ts';
import { matterInvariants } from './matters.invariants.ts';
import { orderInvariants } from './orders.invariants.ts';
import { paymentInvariants } from './payments.invariants.ts';
import { peopleInvariants } from './people.invariants.ts';
import { promiseInvariants } from './promise.invariants.ts';
import { providerInvariants } from './provider.invariants.ts';
import { recordInvariants } from './record.invariants.ts';
import { stockInvariants } from './stock.invariants.ts';
import { stockCauseInvariants } from './stock-causes.invariants.ts';

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
].sort((a, b) => a.id.localeCompare(b.id));
