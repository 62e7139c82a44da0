import { asCharges, type Charge, type ChargeKind } from '@oja/domain/money/charges';
import type { Kobo } from '@oja/domain/money/money';

/** The charges of a row; one that was written before there were lines has them as sums. */
export function chargesOf({
  charges,
  ...sums
}: { charges: Charge[] | null } & Readonly<Record<ChargeKind, Kobo>>): Charge[] {
  return charges ?? asCharges(sums);
}
