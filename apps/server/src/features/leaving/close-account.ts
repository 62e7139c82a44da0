import type { Tx } from '../../database/pool.ts';
import { forgetKeysOf } from '../../http/idempotency.ts';
import { emptyUser, forgetAccount } from '../accounts/accounts.steps.ts';
import { forgetAddresses } from '../addresses/addresses.steps.ts';
import { forgetCart } from '../cart/cart.steps.ts';
import { forgetContactMessages } from '../contact/contact.steps.ts';
import { forgetNamer } from '../earnings/earnings.steps.ts';
import { forgetFavourites } from '../favourites/favourites.steps.ts';
import { forgetShippingOf, releaseLiveHold } from '../holds/holds.steps.ts';
import { forgetSubscription } from '../newsletter/newsletter.steps.ts';
import { forgetBuyer } from '../orders/orders.steps.ts';
import { forgetMessagesAbout } from '../payments/payments.steps.ts';
import { forgetMaker } from '../pictures/pictures.steps.ts';
import { forgetRestockRequests } from '../restock/restock.steps.ts';
import { forgetReviewer } from '../reviews/reviews.steps.ts';
import { forgetUnopenedStore } from '../stores/stores.steps.ts';
import { forgetMember } from '../teams/teams.steps.ts';

/**
 * Ends an account: every way to sign in, every session and all that is about the person go, its goods are anybody's again,
 * and its address is free. What it owes the books stays; money that still arrives for it goes back. Its user must be locked.
 */
export async function closeAccount(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await releaseLiveHold(tx, id);
  await forgetAddresses(tx, id);
  await forgetCart(tx, id);
  await forgetContactMessages(tx, id);
  await forgetFavourites(tx, id);
  await forgetReviewer(tx, id);
  await forgetUnopenedStore(tx, id);
  await forgetMember(tx, id);
  await forgetMaker(tx, id);
  await forgetNamer(tx, id);
  await forgetKeysOf(tx, id);
  // Whether the address is theirs only the user can say, who is emptied after it.
  await forgetSubscription(tx, id, email);
  await forgetRestockRequests(tx, id, email);
  await forgetAccount(tx, id, email);
  await emptyUser(tx, id);
  await forgetBuyer(tx, id);
  await forgetShippingOf(tx, id);
  await forgetMessagesAbout(tx, id);
}
