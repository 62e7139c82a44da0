/** What lists are narrowed by besides prices. Of one kind any chosen value suffices, of several kinds each must hold. */
export const filterKinds = [
  'categories',
  'brands',
  'colors',
  'sizes',
  'states',
  'tags',
  'ratings',
  'discounts',
] as const;
export type FilterKind = (typeof filterKinds)[number];

/** Stars at least. */
export const leastRatings = [4, 3] as const;
/** Percent off at least. */
export const leastDiscounts = [10, 25, 50] as const;

/** More are not counted: a list says '1,000+' and means it. */
export const MOST_COUNTED = 1000;
