import { placeLine } from '../people/place.ts';
import type { ShippingInfo } from './checkout.ts';

/** 'Ada Obi', '12 Marina Road, Lagos 100001, Nigeria'. */
export function addressLines(info: ShippingInfo): { name: string; place: string } {
  return {
    name: `${info.firstName} ${info.lastName}`,
    place: `${placeLine([info.address, info.city, info.state])} ${info.zipCode}, ${info.country}`,
  };
}

/** Where an order goes, in one line: 'Ada Obi, 12 Marina Road, Lagos 100001, Nigeria'. */
export function destinationLine(info: ShippingInfo): string {
  const { name, place } = addressLines(info);
  return `${name}, ${place}`;
}

/** What a buyer is told who paid on an older payment page than the one with the address that was given last. */
export function changedAddressWords(goesTo: ShippingInfo, changedTo: ShippingInfo): string {
  return `This order goes to ${destinationLine(goesTo)}. You gave another address later, ${destinationLine(changedTo)}, but paid on the payment page that you had opened before. If the order should go to the later address, write to us with its number before it is sent.`;
}
