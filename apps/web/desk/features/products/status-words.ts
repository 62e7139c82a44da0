import type { DeskProduct } from '@oja/contract/desks/desk-products';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { GoodsTab } from './product-place.ts';

/** The list that a product stands in: on sale is what can be bought now. */
export function tabOf({
  status,
  stock,
  held,
}: Pick<DeskProduct, 'status' | 'stock' | 'held'>): Exclude<GoodsTab, 'drafts'> {
  if (status === 'taken_down') return 'taken-down';
  if (status !== 'live') return status;
  return stock > held ? 'on-sale' : 'sold-out';
}

/** What is said of a product that was moved. */
export function placedWords(from: ProductStatus, to: ProductStatus): string {
  if (to === 'live') return 'On sale again.';
  if (to === 'archived') return 'Archived: out of the shop.';
  return from === 'archived' ? 'Brought back, paused: offer it when its price is right.' : 'Paused: out of the shop.';
}

/** The way back; from the archive nothing is sold before it was paused. */
export const wayBack = (from: ProductStatus, to: ProductStatus): ProductStatus[] =>
  from === 'live' && to === 'archived' ? ['paused', 'live'] : [from];
