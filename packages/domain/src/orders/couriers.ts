/** What must be known of a parcel that such a courier carries, before it counts as shipped. */
export type CourierNeeds = 'tracking number' | 'rider phone' | 'nothing';

export interface Courier {
  name: string;
  needs: CourierNeeds;
  /** The courier's own page about a number, up to the number; without one, the number is all there is to say. */
  tracksAt?: string;
}

/** Who carries parcels, in the order in which a seller is offered them. Any other name may be typed. */
export const couriers: readonly Courier[] = [
  { name: 'GIG Logistics', needs: 'tracking number', tracksAt: 'https://giglogistics.com/track?waybill=' },
  { name: 'Own rider', needs: 'rider phone' },
  { name: 'Waybill by bus', needs: 'rider phone' },
  { name: 'ABC Transport', needs: 'tracking number' },
  { name: 'Kwik', needs: 'tracking number' },
  { name: 'Sendbox', needs: 'tracking number', tracksAt: 'https://www.sendbox.co/tracking?code=' },
  { name: 'NIPOST', needs: 'tracking number' },
  { name: 'DHL', needs: 'tracking number', tracksAt: 'https://www.dhl.com/ng-en/home/tracking.html?tracking-id=' },
  { name: 'FedEx', needs: 'tracking number', tracksAt: 'https://www.fedex.com/fedextrack/?trknbr=' },
  { name: 'UPS', needs: 'tracking number', tracksAt: 'https://www.ups.com/track?tracknum=' },
  { name: 'Buyer collects', needs: 'nothing' },
];

/** The courier of this name, whatever its capitals; one that is not listed needs a tracking number. */
export function courierNamed(name: string): Courier {
  const wanted = name.trim();
  const listed = couriers.find((courier) => courier.name.toLowerCase() === wanted.toLowerCase());
  return listed ?? { name: wanted, needs: 'tracking number' };
}

/** Where a buyer follows a parcel; null where its courier has no such page. */
export function trackingPage(courier: string | null, trackingNumber: string | null): string | null {
  if (!courier || !trackingNumber) return null;
  const { tracksAt } = courierNamed(courier);
  return tracksAt ? tracksAt + encodeURIComponent(trackingNumber) : null;
}
