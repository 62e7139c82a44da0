import { asCharges, type Charge, type ChargeSums } from '@oja/domain/money/charges';

/** The charges of a row; one that was written before there were lines has them as sums. */
export function chargesOf({ charges, ...sums }: { charges: Charge[] | null } & Readonly<ChargeSums>): Charge[] {
  return charges ?? asCharges(sums);
}
