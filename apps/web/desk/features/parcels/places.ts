import { dialled } from '@oja/domain/people/phone';

/** Where maps of the phone look for an address. @param lines as they stand on the parcel */
export const mapOf = (lines: readonly string[]): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`;

/** '+2348035550142' of '0803 555 0142', for a link that calls. */
export const telOf = (phone: string): string => `tel:${dialled(phone) ?? phone.replaceAll(/[^\d+]/g, '')}`;

/** The end of an order number, by which people at the packing table call it. */
export const shortNumber = (orderNumber: string): string => orderNumber.slice(-6);

/** What opens WhatsApp with a text to send on. */
export const whatsAppOf = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
