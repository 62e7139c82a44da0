import type { Tx } from '../../database/pool.ts';
import { releaseLiveHold } from '../checkout/checkout.questions.ts';
import { forgetBuyersGone } from '../orders/buyers-gone.questions.ts';
import { forgetMessagesAbout } from '../payments/forget-messages.questions.ts';
import { deleteWhatIsTheirs, emptyUser } from './delete-account.queries.ts';

/**
 * Ends an account: every way to sign in, every session and all that is about the person go, its goods are anybody's again,
 * and its address is free. What it owes the books stays; money that still arrives for it goes back. Its user must be locked.
 */
export async function closeAccount(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  await releaseLiveHold(tx, id);
  await deleteWhatIsTheirs(tx, id, email);
  await emptyUser(tx, id);
  await forgetBuyersGone(tx, id);
  await forgetMessagesAbout(tx, id);
}
