import { searchForm } from '@oja/domain/goods/search';
import { plainLetters } from '@oja/domain/text/plain-letters';

/** A stretch of a text, `end` not included, in UTF-16 units as `slice` takes them. */
export interface Range {
  start: number;
  end: number;
}

/**
 * Where a query stands in a text as the shopper sees it, so that searching `adire` marks `Adìrẹ`. The compared form can
 * be longer or shorter than the text, hence the walk letter by letter.
 */
export function highlightRanges(text: string, query: string): Range[] {
  const wanted = searchForm(query);
  if (wanted === '') return [];
  const { plain, starts } = withStarts(text);

  const ranges: Range[] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const start = starts[at] ?? 0;
    const end = endOfLetter(at + wanted.length, starts, text.length);
    const previous = ranges.at(-1);
    // Two matches within one letter of the text (`ß` is searched as `ss`) are one mark.
    if (previous && start < previous.end) previous.end = end;
    else ranges.push({ start, end });
  }
  return ranges;
}

/** The compared form, and for each of its units where the letter it came from starts in the text. */
function withStarts(text: string): { plain: string; starts: number[] } {
  let plain = '';
  const starts: number[] = [];
  let position = 0;
  for (const letter of text) {
    const form = plainLetters(letter);
    plain += form;
    for (let unit = 0; unit < form.length; unit += 1) starts.push(position);
    position += letter.length;
  }
  return { plain, starts };
}

/** Where the letter before unit `index` ends, its combining marks included. */
function endOfLetter(index: number, starts: readonly number[], textLength: number): number {
  const last = starts[index - 1];
  let next = index;
  while (next < starts.length && starts[next] === last) next += 1;
  return starts[next] ?? textLength;
}
