import { invalidFields, type ShippingInfo, trimmedAddress } from '@oja/domain/orders/checkout';
import type { DeliveryArea } from '@oja/domain/orders/delivery-area';
import { refusal } from '../../http/refusal.ts';
import { refuseElsewhere } from './delivery.questions.ts';

/** The address as it is stored: without outer blanks, composed letters. Refuses one that a parcel could not go to. */
export function usableAddress(given: ShippingInfo, area: DeliveryArea): ShippingInfo {
  const info = trimmedAddress(given);
  if (invalidFields(info).length > 0) throw refusal('invalid_address');
  refuseElsewhere(area, info);
  const texts = Object.entries(info).map(([field, text]: [string, string]) => [field, text.normalize('NFC')]);
  return Object.fromEntries(texts) as ShippingInfo;
}
