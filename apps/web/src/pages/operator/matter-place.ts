type Kind = 'refund' | 'overpaid' | 'orphan' | 'dispute' | 'report';

/** Names the place on the page where a matter stands. */
export function placeOf(kind: Kind, id: string): string {
  return `matter-${kind}-${id}`;
}

/** Where the products to look at stand. */
export const reviewPlace = 'products-to-look-at';
/** Where the stores stand. */
export const storesPlace = 'stores-of-the-shop';
