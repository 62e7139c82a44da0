import type { Understood } from '@oja/contract/search';
import { plainLetters } from '@oja/domain/text/plain-letters';
import type { Filters } from '../../features/filters/filters-state.ts';
import { priceWords } from '../../features/filters/price-words.ts';

/** A part of the text that narrows the results. */
export interface TypedFilter {
  words: string;
  /** The text without it. */
  without: string;
}

/** What of a text is a price or a colour; an end of the price that is chosen otherwise is not the text's any more. */
export function typedFilters(
  q: string,
  { text, corrected, minPrice, maxPrice, colors, lacking }: Understood,
  chosen: Pick<Filters, 'min' | 'max'>,
): TypedFilter[] {
  const price = priceWords(
    chosen.min === undefined ? minPrice : undefined,
    chosen.max === undefined ? maxPrice : undefined,
  );
  // Where a word was corrected, what was typed does not hold the word that was looked for.
  const words = (corrected ? text : q).split(/\s+/);
  return [
    ...(price ? [{ words: price, without: text }] : []),
    // A colour that nothing has narrows nothing.
    ...colors
      .filter((color) => !lacking.includes(color))
      .map((color) => ({
        words: color.charAt(0).toUpperCase() + color.slice(1),
        without: words.filter((word) => plainLetters(word) !== plainLetters(color)).join(' '),
      })),
  ].filter(({ without }) => without !== '' && without !== q);
}
