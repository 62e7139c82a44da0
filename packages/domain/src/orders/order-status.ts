/** In the order in which they are passed. */
export const sellerStatuses = ['pending', 'approved', 'shipped', 'delivered'] as const;

/** How far a seller is with its part of an order; only forward, one step at a time. */
export type SellerStatus = (typeof sellerStatuses)[number];

/** What a seller can say of a parcel, in the same order. */
export const parcelStatuses = ['approved', 'shipped', 'delivered'] as const satisfies readonly SellerStatus[];

export type ParcelStatus = (typeof parcelStatuses)[number];

export function canMove(from: SellerStatus, to: SellerStatus): boolean {
  return sellerStatuses.indexOf(to) === sellerStatuses.indexOf(from) + 1;
}

/**
 * The status an order shows, from those of its sellers. One delivered or shipped parcel speaks for all; 'approved' needs
 * every seller. Computed, never stored twice.
 * @param own the order's own status, shown only when there is no seller at all
 */
export function shownStatus(sellers: readonly SellerStatus[], own?: SellerStatus): SellerStatus {
  if (sellers.length === 0) return own ?? 'pending';
  if (sellers.includes('delivered')) return 'delivered';
  if (sellers.includes('shipped')) return 'shipped';
  return sellers.includes('pending') ? 'pending' : 'approved';
}
