import { invalidFields, type ShippingInfo, trimmedAddress } from '@oja/domain/checkout';
import { refusal } from '../../http/refusal.ts';

/** The address as it is stored: without outer blanks, composed letters. Refuses one that a parcel could not go to. */
export function usableAddress(given: ShippingInfo): ShippingInfo {
  const info = trimmedAddress(given);
  if (invalidFields(info).length > 0) throw refusal('invalid_address');
  const texts = Object.entries(info).map(([field, text]: [string, string]) => [field, text.normalize('NFC')]);
  return Object.fromEntries(texts) as ShippingInfo;
}
