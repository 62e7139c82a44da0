/** So many products are counted for a list of every store; one more says that there are more. */
export const MOST_PRODUCTS_COUNTED = 10_000;
