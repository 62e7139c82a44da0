import type { Cart } from '@oja/contract/cart';
import { MAX_CART_WORTH } from '@oja/domain/cart/cart-worth';
import { formatNaira } from '@oja/domain/money/naira';

/** Why no more units fit, where it is not that none are left. */
export const worthWords = `a cart can be worth at most ${formatNaira(MAX_CART_WORTH)}`;

/** What became of a line that a merge lowered, and why. */
export function loweredWords({ name, quantity, boundBy }: Cart['lowered'][number]): string {
  if (boundBy === 'worth') return `${name}: ${quantity > 0 ? `only ${quantity}` : 'not added'}, because ${worthWords}`;
  return quantity > 0 ? `${name}: only ${quantity} left` : `${name}: sold out, not added`;
}
