/** So many of a store's parcels are counted, that no store is the slower for its past; one more says that there are more. */
export const MOST_PARCELS_COUNTED = 10_000;
