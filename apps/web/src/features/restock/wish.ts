import { isFailureOf } from '../../lib/api.ts';

/** What is chosen of a product, '' where it has no such choice or it is not made yet. */
export interface Wish {
  /** Of the product. */
  id: string;
  color: string;
  size: string;
}

export interface Telling {
  wish: Wish;
  /** Asks for what is not chosen yet; undefined where all is. */
  ask: (() => void) | undefined;
  /** The shop says that it can be bought again, and the page knows it. */
  onBack: () => void;
}

/** What is waited for: 'Red · S', or 'it' where there is nothing to choose. */
export const nameOf = ({ color, size }: Wish): string => [color, size].filter(Boolean).join(' · ') || 'it';

type Asking = 'askRestock' | 'askRestockByMail';

/** Refusals that say in their own words what is wrong; everything else is told by the text of the screen. */
const told = new Set(['too_many_restock_requests', 'too_many_requests', 'invalid_subscriber_email']);

export const failureOf = (error: Error): string =>
  isFailureOf<Asking>(error) && told.has(error.code) ? error.message : 'Failed to save this. Please try again.';

export const isBack = (error: Error): boolean => isFailureOf<Asking>(error) && error.code === 'in_stock_again';
