import type { TitleInFile } from './prove-titles.ts';

const most = 3;

/** Journeys from before the rule that are still to be taken apart; one that has been is taken off the list. */
export const notYetSplit: readonly string[] = [
  'e2e/cart.spec.ts',
  'e2e/categories.spec.ts',
  'e2e/checkout.spec.ts',
  'e2e/first-purchase.spec.ts',
  'e2e/home-rows.spec.ts',
  'e2e/listings.spec.ts',
  'e2e/orders.spec.ts',
  'e2e/product.spec.ts',
  'e2e/search.spec.ts',
  'e2e/store.spec.ts',
  'e2e/top-sellers.spec.ts',
];

/** Titles that name more than a test can prove to its reader: nobody sees what such a test fails for. */
export const overlong = <T extends Pick<TitleInFile, 'ids' | 'faults'>>(titles: readonly T[]): T[] =>
  titles.filter(({ ids, faults }) => ids.length > most || faults.length > most);
