import { plainLetters } from '@oja/domain/text/plain-letters';
import type { FacetKind } from './scope.ts';

/** A value as `find_facet()` writes it, in which case, marks and commas do not count. */
export function facetForm(kind: FacetKind, value: string): string {
  return `${kind}:${[
    ...plainLetters(value)
      .replace(/[\s,]+/g, ' ')
      .trim(),
  ]
    .slice(0, 80)
    .join('')}`;
}
