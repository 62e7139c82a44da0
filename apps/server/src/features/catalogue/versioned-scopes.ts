import type { ProductQuery } from '@oja/contract/catalogue';
import { searchForm } from '@oja/domain/goods/search';
import type { VersionedScope } from '../finding/finding.questions.ts';

/**
 * What answers are made of, beside the rows that they show, which their versions name one by one: every other write that
 * could show in an answer is one of these scopes. Questions are canonical.
 */
export function scopesOfListing({ q, ...query }: ProductQuery): VersionedScope[] {
  return [placeOf(query), 'categories', 'stores', ...(q === undefined ? [] : (['words'] as const))];
}

/** The narrowest that holds all goods of the list. */
function placeOf({ category, subcategory, seller, collection }: ProductQuery): VersionedScope {
  // Chosen from the newest of the whole shop.
  if (collection === 'trending' || collection === 'new-arrivals') return 'all';
  if (seller !== undefined) return `seller:${seller}`;
  if (category === undefined) return 'all';
  return subcategory === undefined ? `category ${category}` : `subcategory ${category} ${subcategory}`;
}

export const scopesOfNear = (productId: string): VersionedScope[] => [`beside ${productId}`, 'categories', 'stores'];

export const scopesOfSearch: readonly VersionedScope[] = ['all', 'words', 'categories', 'stores'];

/** Of nothing typed only texts are offered. */
export function scopesOfSuggestions(text: string): readonly VersionedScope[] {
  return searchForm(text) === '' ? ['phrases'] : ['words', 'phrases', 'categories', 'stores'];
}
