import { type Kobo, kobo, sumKobo } from './money.ts';
import { formatNaira } from './naira.ts';

/** What can be charged beside the goods. A new one is named here, and each place that must know of it does not compile. */
export const chargeKinds = ['shipping', 'tax'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** A line of what a buyer pays beside the goods. A kind may have several: tax by category, shipping by seller. */
export interface Charge {
  kind: ChargeKind;
  /** What it comes to; below 0 where it is taken off. */
  amount: Kobo;
  /** The prices of the goods contain it already: it is told, and not added. */
  included: boolean;
}

export const chargeNames: Record<ChargeKind, string> = { shipping: 'Shipping', tax: 'Tax' };

/** The amount as a buyer reads it: '₦10.00', and 'Free' for shipping that costs nothing. */
export function chargeWords({ kind, amount }: Charge): string {
  return kind === 'shipping' && amount === 0 ? 'Free' : formatNaira(amount);
}

/** What charges add to the price of the goods; of one kind, if it is named. */
export function addedBy(charges: readonly Charge[], kind?: ChargeKind): Kobo {
  const added = charges.filter((charge) => !charge.included && (kind === undefined || charge.kind === kind));
  return added.length === 0 ? kobo(0) : sumKobo(added.map(({ amount }) => amount));
}

/** Kinds that an order also keeps as a sum in a column; a new kind needs none. */
const summedKinds = ['shipping', 'tax'] as const satisfies readonly ChargeKind[];

export type ChargeSums = Record<(typeof summedKinds)[number], Kobo>;

/** Charges as the sums that have columns. */
export function sumsOf(charges: readonly Charge[]): ChargeSums {
  return { shipping: addedBy(charges, 'shipping'), tax: addedBy(charges, 'tax') };
}

/** Sums as charges, one a kind. */
export function asCharges(sums: Readonly<ChargeSums>): Charge[] {
  return summedKinds.map((kind) => ({ kind, amount: sums[kind], included: false }));
}
