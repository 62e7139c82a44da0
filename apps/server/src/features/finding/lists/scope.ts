import type { Kobo } from '@oja/domain/money/money';
import type { RawBuilder } from 'kysely';
import type { Candidates } from '../search/candidates.ts';

export type Collection = 'trending' | 'new-arrivals' | 'flash-sales';

/** Which products a list is about, before anything is chosen. What is absent does not narrow it. */
export interface Scope {
  /** Or a part of a statement that gives it. */
  categoryId?: string | RawBuilder<string> | undefined;
  subcategoryId?: string | undefined;
  sellerId?: string | undefined;
  collection?: Collection | undefined;
  /** Only those that a text finds. */
  candidates?: Candidates | undefined;
}

/** Kinds of facets of which a list can be narrowed by any number of values. */
export const facetKinds = ['brand', 'color', 'size', 'state', 'tag', 'rating', 'discount', 'stock'] as const;
export type FacetKind = (typeof facetKinds)[number];
/** Those that do not change with stock, price and reviews: they are among a product's words, too. */
export const steadyKinds = ['brand', 'color', 'size', 'state', 'tag'] as const satisfies readonly FacetKind[];

/** What a list can be narrowed by. */
export type ChoiceKind = FacetKind | 'category' | 'price';

/** What a shopper chose. Of one kind any value suffices, of several kinds each must hold. Both ends of prices belong to it. */
export interface Choice {
  /** As `find_products` has them: 'brand:kasuwa'. */
  facets: Partial<Record<FacetKind, readonly string[]>>;
  categorySlugs?: readonly string[] | undefined;
  minPrice?: Kobo | undefined;
  maxPrice?: Kobo | undefined;
}

/** What is chosen of all kinds but one. */
export function choiceWithout({ facets, categorySlugs, minPrice, maxPrice }: Choice, kind: ChoiceKind): Choice {
  return {
    facets: { ...facets, [kind]: undefined },
    ...(kind !== 'category' && { categorySlugs }),
    ...(kind !== 'price' && { minPrice, maxPrice }),
  };
}
