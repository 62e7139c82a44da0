import type { Checkout } from '@oja/contract/checkout';
import { findCreditBalance } from '../../books/store-credit.ts';
import type { Deps } from '../../deps.ts';
import { readPhone } from '../accounts/accounts.questions.ts';
import { readAddresses } from '../addresses/addresses.questions.ts';
import { readCart } from '../cart/cart.questions.ts';

/** What the checkout page needs beside the cart. */
export async function readCheckout(
  { config, db, payments }: Pick<Deps, 'config' | 'db' | 'payments'>,
  userId: string,
): Promise<Checkout> {
  const [addresses, { quote }, creditBalance, phone] = await Promise.all([
    readAddresses(db, userId),
    readCart(db, userId),
    findCreditBalance(db, userId),
    readPhone(db, userId),
  ]);
  const deliversTo = config.deliversTo.map(({ country, states }) => ({ country, states: states && [...states] }));
  return { addresses, deliversTo, quote, cardPayment: payments.provider !== null, creditBalance, phone };
}
