import type { Away } from '@oja/contract/away';
import type { CartItem } from '@oja/contract/cart';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addToCart } from './add-to-cart.ts';

export type AddingState = 'idle' | 'adding' | 'added';
export type TellAdding = (next: (shown: AddingState) => AddingState) => void;

/** Milliseconds that the button shows its tick. */
const TICK = 400;

/** Adds for a button, and tells it what to show next: a tick for a moment when the item is in the cart. */
export async function addWithTick(queryClient: QueryClient, item: CartItem, tell: TellAdding): Promise<void> {
  const added = await addToCart(queryClient, item);
  tell(() => (added ? 'added' : 'idle'));
  // Who presses during the tick adds again: that stays busy.
  if (added) setTimeout(() => tell((shown) => (shown === 'added' ? 'idle' : shown)), TICK);
}

interface OfCard {
  /** The shopper has chosen the colour already. */
  chosen: boolean;
  tell: TellAdding;
  /** Adds once more, and shows it. */
  run: (add: (act: unknown, tell: TellAdding) => Promise<void>) => Promise<void>;
  /** Puts the sheet that asks beside the button, or takes it away. */
  show: (sheet: ReactNode) => void;
}

/** Adds for a card: at once what comes in one kind only, of anything else what is then chosen. */
export async function addFromCard(queryClient: QueryClient, item: CartItem, card: OfCard): Promise<void> {
  const { chosen, tell, run, show } = card;
  if (item.selectedColor || item.selectedSize) {
    const { askChoice } = await import('./choice/ask-choice.tsx');
    const add = (asked: CartItem) => void run((_, tellNext) => addWithTick(queryClient, asked, tellNext));
    if (await askChoice(queryClient, item, chosen, add, show)) {
      tell(() => 'idle');
      return;
    }
  }
  await addWithTick(queryClient, item, tell);
}

/** Tells what stands in place of a button while its store is away: hardly any is, and nobody else fetches it. */
export async function tellBack(away: Away, tell: (words: string) => void): Promise<void> {
  const { awayWords } = await import('./away-words.ts');
  tell(awayWords(away, new Date()));
}
