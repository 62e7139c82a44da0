import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { areaWords, type DeliveryArea, deliversTo } from '@oja/domain/orders/delivery-area';
import { placeLine } from '@oja/domain/people/place';
import { refusal } from '../../http/refusal.ts';

/** @throws Refusal for an address to which nothing can be sent */
export function refuseElsewhere(area: DeliveryArea, info: ShippingInfo): void {
  if (deliversTo(area, info)) return;
  throw refusal('not_delivered_there', { place: placeLine([info.state, info.country]), area: areaWords(area) });
}
