/** What each listing page asks the API for before anything is filtered; the boot script asks the same. By path. */
export const listingScopes = {
  trending: { collection: 'trending' },
  fashion: { category: 'fashion' },
  electronics: { category: 'electronics' },
  'new-arrivals': { collection: 'new-arrivals' },
  'flash-sales': { collection: 'flash-sales' },
} as const;

export type ListingScopeName = keyof typeof listingScopes;
