import type { Facets, FacetValue } from '@oja/contract/filters';
import type { ValueKind } from '@oja/domain/goods/filters';
import { wordsOf } from '../../lib/text/words-of.ts';

/** What a value is called: tags are written as words, and so is what no product of the list carries any more. */
export function valueWords(kind: ValueKind, value: string, facets: Facets | undefined): string {
  const known = facets?.[kind].find((option) => option.value === value);
  return known ? optionWords(kind, known) : wordsOf(value);
}

export const optionWords = (kind: ValueKind, { name }: FacetValue): string => (kind === 'tags' ? wordsOf(name) : name);

export const ratingWords = (least: number): string => `${least} stars and up`;

export const discountWords = (least: number): string => (least === 1 ? 'On sale' : `${least} % off and more`);
