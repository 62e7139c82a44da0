type Kind = 'refund' | 'overpaid' | 'orphan' | 'dispute' | 'report';

/** Names the place on the page where a matter stands. */
export const placeOf = (kind: Kind, id: string): string => `${kind}-${id}`;

/** The place of a store that is looked at. */
export const storePlace = (id: string): string => `store-${id}`;

/** Where the products to look at stand. */
export const reviewPlace = 'products-to-look-at';
/** Where the products stand. */
export const productsPlace = 'products-of-the-shop';
/** Where the stores stand. */
export const storesPlace = 'stores-of-the-shop';
/** Where an order is found and refunded. */
export const orderPlace = 'refund-an-order';
