import type { CartItem } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { read } from '../../../lib/api.ts';
import { laterStyles } from '../../../lib/lazy-part.ts';
import { ChoiceSheet } from './choice-sheet.tsx';

/**
 * Asks which of its kinds a shopper wants, if there are several.
 * @param chosen the item's colour has been chosen already
 * @param add hears what was chosen
 * @param show shows the sheet until it is called without one; outside the card, whose presses are no presses on the sheet
 * @returns whether it asks
 */
export async function askChoice(
  queryClient: QueryClient,
  item: CartItem,
  chosen: boolean,
  add: (item: CartItem) => void,
  show: (sheet: ReactNode) => void,
): Promise<boolean> {
  const [page] = await Promise.all([
    queryClient.fetchQuery(read('product', { params: { id: item.productId } })),
    laterStyles(),
  ]);
  const offered = page.variants.filter(({ color }) => !chosen || color === item.selectedColor);
  if (offered.length < 2) return false;
  show(createPortal(<ChoiceSheet page={page} item={item} onAdd={add} onClose={() => show(null)} />, document.body));
  return true;
}
