import type { ShippingFault } from '@oja/domain/orders/parcel-move';
import { type Refusal, refusal } from '../../http/refusal.ts';

/** The answer to what a parcel cannot travel with. */
export function refuseShipping(fault: ShippingFault): Refusal {
  return refusal(fault === 'rider_phone_invalid' ? 'invalid_phone' : fault);
}
