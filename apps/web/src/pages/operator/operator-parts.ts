import type { OperatorMatters, OperatorPart } from '@oja/contract/desks/operator-matters';
import { href, pathOf } from '../../lib/routing/paths.ts';

/** The parts of the page in the order of their tabs, by the word that an address has for them. */
export const partNames = {
  today: 'Today',
  money: 'Money',
  stores: 'Stores',
  products: 'Products',
  books: 'Books',
} as const satisfies Record<OperatorPart, string>;

/** What each part is given. */
export interface PartProps {
  matters: OperatorMatters;
}

/** Which part an address means; where it names none that there is, the first. */
export const partNamed = (word: string | null): OperatorPart =>
  word !== null && Object.hasOwn(partNames, word) ? (word as OperatorPart) : 'today';

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

/**
 * What an address may name within a part: a matter by its place, an order by its number, a store by its id; and which
 * list is shown, and the letters that narrow it. What is '' is not in it.
 */
export type Named = Partial<Record<'matter' | 'order' | 'store' | 'list' | 'q', string>>;

const queryOf = (part: OperatorPart, named: Named) => ({
  part,
  ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== '')),
});

/** The path of a part, to hand to `navigate`. */
export const partPath = (part: OperatorPart, named: Named = {}): string =>
  pathOf('operator', undefined, queryOf(part, named));

/** The same as the value of an `href`. */
export const partHref = (part: OperatorPart, named: Named = {}): string =>
  href('operator', undefined, queryOf(part, named));

/** The place on the page that an address leads to; null: the top. */
export function placeNamed(part: OperatorPart, address: URLSearchParams): string | null {
  const store = address.get('store');
  if (store) return part === 'stores' ? storePlace(store) : productsPlace;
  return address.has('order') ? orderPlace : address.get('matter');
}
