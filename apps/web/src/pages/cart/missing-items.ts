import type { CartItem, QuotedLine } from '@oja/contract/cart';

/** Pending items for which the shop quoted no line: no longer sold, or not in that variant. */
export function missingItems(items: readonly CartItem[], lines: readonly QuotedLine[]): CartItem[] {
  return items.filter(
    (item) =>
      !lines.some(
        (line) =>
          line.productId === item.productId &&
          line.selectedColor === item.selectedColor &&
          line.selectedSize === item.selectedSize,
      ),
  );
}
