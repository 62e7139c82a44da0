/** Class names of a page that lists goods: on phones its heading and its tools leave the first screen to them. */
export const listingFrame = 'listing-page max-sm:pt-3! max-sm:[&>h1]:text-2xl';
