import { isFailureOf } from '../../lib/api.ts';

/** What is chosen of a product, '' where it has no such choice. */
export interface Wish {
  /** Of the product. */
  id: string;
  color: string;
  size: string;
}

type Asking = 'askRestock' | 'askRestockByMail';

/** Refusals that say in their own words what is wrong; everything else is told by the text of the screen. */
const told = new Set(['in_stock_again', 'too_many_restock_requests', 'too_many_requests', 'invalid_subscriber_email']);

export const failureOf = (error: Error): string =>
  isFailureOf<Asking>(error) && told.has(error.code) ? error.message : 'Failed to save this. Please try again.';

export const isBack = (error: Error): boolean => isFailureOf<Asking>(error) && error.code === 'in_stock_again';
