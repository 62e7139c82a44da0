import { naira } from './units.ts';

/**
 * What delivery costs in the demo, where the specified figures, with which any other shop opens, are too small to be believed;
 * and whoever opens a store there sells at once.
 */
export const demoPolicy = {
  free_shipping_above: naira(50_000),
  shipping: naira(2_500),
  seller_approval: 'automatic',
} as const;
