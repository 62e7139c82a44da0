import type { DeskParcel } from '@oja/contract/desks/desk-orders';

/** A parcel whose way is asked for; with `correcting`, it is on its way already. */
export interface AskedParcel
  extends Pick<DeskParcel, 'orderId' | 'orderNumber' | 'buyer' | 'place'>,
    Partial<Pick<DeskParcel, 'courier' | 'trackingNumber' | 'riderPhone'>> {
  correcting?: boolean;
  /** A word to the buyer that goes with it. */
  word?: string;
}
