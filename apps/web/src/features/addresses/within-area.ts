import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { type DeliveryArea, deliversTo, statesOf } from '@oja/domain/orders/delivery-area';
import { withCountry, withState } from './address-draft.ts';

/** The same address as far as the shop delivers there: what it does not offer is to be chosen anew. */
export function withinArea(draft: ShippingInfo, area: DeliveryArea): ShippingInfo {
  const { country = draft.country } = area.find((part) => part.country === draft.country) ?? area[0] ?? {};
  const there = country === draft.country ? draft : withCountry(draft, country);
  const states = statesOf(area, country);
  return there.state === '' || !states || deliversTo(area, there) ? there : withState(there, '');
}
