/** What lists are narrowed by, each by any number of values. Of one kind any of them suffices, of several kinds each must hold. */
export const valueKinds = ['categories', 'brands', 'colors', 'sizes', 'states', 'tags'] as const;
export type ValueKind = (typeof valueKinds)[number];

/** Stars at least. */
export const leastRatings = [4, 3] as const;
/** Percent off at least; 1 stands for any discount. */
export const leastDiscounts = [1, 10, 25, 50] as const;

/** More are not counted: a list says '1,000+' and means it. */
export const MOST_COUNTED = 1000;
