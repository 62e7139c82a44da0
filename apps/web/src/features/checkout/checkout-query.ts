import { read } from '../../lib/api.ts';

/** What the checkout needs beside the cart: saved addresses, ways to pay, store credit. */
export const checkoutQuery = read('checkout', {});
