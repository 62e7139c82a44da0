import type { DeskParcel } from '@oja/contract/desks/desk-orders';

/** Days after delivery from which nobody at the desk sees who the buyer is. */
const SHOWN_FOR_DAYS = 60;

/** Why the address of a parcel is not shown. @param now Unix time in milliseconds */
export function whyNoAddress(
  {
    status,
    approvedAt,
    deliveredAt,
    cancelledAt,
  }: Pick<DeskParcel, 'status' | 'approvedAt' | 'deliveredAt' | 'cancelledAt'>,
  now: number,
): string {
  if (cancelledAt !== null) return 'This order was cancelled: nothing is to be sent.';
  if (status === 'pending') return 'Name, phone and address are shown once you accept.';
  // Accepted on this phone: the shop has not said when.
  if (approvedAt === null && deliveredAt === null)
    return 'Name, phone and address come when the shop has the acceptance.';
  const isOld = deliveredAt !== null && now - Date.parse(deliveredAt) > SHOWN_FOR_DAYS * 86_400_000;
  if (isOld) return `Name, phone and address are hidden ${SHOWN_FOR_DAYS} days after delivery.`;
  return 'The buyer has closed the account: name, phone and address are gone.';
}
