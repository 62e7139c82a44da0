import { variantKey } from './cart.ts';

/** Units of one variant, as they lie in a cart, stand on a payment page or in an order. */
export interface Goods {
  productId: string;
  selectedColor: string;
  selectedSize: string;
  quantity: number;
}

/**
 * How much of what a payment page is for its buyer has bought elsewhere since the page was opened: no line of it, some,
 * or all of it in these quantities. A page may become an order only if it is 'nothing'.
 *
 * A line is its variant, whatever row of the cart it came from: what is taken out of the cart and put in again is wanted
 * once. What was bought before the page was opened does not count: whoever opens a page after that wants the goods again.
 * @param bought the goods of the buyer's other orders that came to be after the page was opened, on whatever way they were paid
 */
export function boughtSince(page: readonly Goods[], bought: readonly Goods[]): 'nothing' | 'some' | 'all' {
  const units = new Map<string, number>();
  for (const goods of bought) units.set(lineKey(goods), (units.get(lineKey(goods)) ?? 0) + goods.quantity);
  const again = page.filter((goods) => units.has(lineKey(goods)));
  if (again.length === 0) return 'nothing';
  const isWhole = page.every((goods) => goods.quantity <= (units.get(lineKey(goods)) ?? 0));
  return isWhole ? 'all' : 'some';
}

function lineKey({ productId, selectedColor, selectedSize }: Goods): string {
  return variantKey({ productId, selectedColor, selectedSize });
}
