import { naira } from './units.ts';

/** What delivery costs in the demo. The specified figures, with which any other shop opens, are too small to be believed. */
export const demoPolicy = { free_shipping_above: naira(50_000), shipping: naira(2_500) };
