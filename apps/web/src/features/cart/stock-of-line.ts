import type { QuotedLine } from '@oja/contract/cart';
import { stockLeftWords } from '@oja/domain/cart/stock';
import { shortDay } from '@oja/domain/text/short-day';
import { worthWords } from './notices/lowered-words.ts';

/** Why a line cannot be bought at all. */
export function goneWords({ because, backOn }: QuotedLine): string {
  if (because === undefined) return 'No longer available';
  return backOn === undefined ? 'Not for sale right now' : `On holiday. Back on ${shortDay(backOn)}`;
}

/**
 * What is left for a line; where another variant of its product took all that is left, that it did; and where more are
 * left than a cart can be worth, that.
 */
export function stockOfLineWords(line: QuotedLine): string {
  const { stock, boundBy, inOtherVariants } = line;
  if (boundBy === 'worth') return `No more than ${stock} fit, because ${worthWords}`;
  if (stock > 0 || inOtherVariants === 0) return stockLeftWords(stock);
  const left = inOtherVariants === 1 ? 'The only one left is' : `All ${inOtherVariants} left are`;
  return `${left} in your cart in another ${choiceWords(line)}`;
}

/** What the buyer of a line that cannot be bought as it is can do about it. */
export function remedyWords({ stock, inOtherVariants }: QuotedLine): string {
  if (stock > 0) return 'Lower the quantity.';
  if (inOtherVariants === 0) return 'Remove it to check out.';
  return inOtherVariants === 1 ? 'Remove one of the two to check out.' : 'Lower that one first.';
}

function choiceWords({ selectedColor, selectedSize }: QuotedLine): string {
  return [selectedColor && 'colour', selectedSize && 'size'].filter(Boolean).join(' or ') || 'choice';
}
