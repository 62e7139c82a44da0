import { randomBytes } from 'node:crypto';
import type { Answer } from '@oja/contract/client';
import { canonicalEmail } from '@oja/domain/people/email';
import { subscriberEmailError } from '@oja/domain/people/newsletter';
import { RESTOCK_MAX } from '@oja/domain/people/restock';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { notify } from '../../notifications/notify.ts';
import { newId } from '../../platform/ids.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { askForAccount, askForAddress, countOthers, findRequests } from './restock.queries.ts';
import { confirmLink } from './restock-links.ts';
import { soldOutVariant } from './sold-out-variant.ts';
import type { Wish } from './variants.queries.ts';

const made = () => ({ id: newId(), token: randomBytes(24).toString('base64url') });

/** Lets an account wait for something that is sold out. Answers all that it waits for of the product. @throws Refusal */
export async function askRestock({ db }: Deps, userId: string, wish: Wish): Promise<Answer<'askRestock'>> {
  const { id: variantId } = await soldOutVariant(db, wish);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    if ((await countOthers(tx, userId, variantId)) >= RESTOCK_MAX) {
      throw refusal('too_many_restock_requests', { max: RESTOCK_MAX });
    }
    await askForAccount(tx, userId, { ...made(), variantId });
    return findRequests(tx, userId, wish.productId);
  });
}

/**
 * Asks an address, by mail, whether it wants to be told. Whether it waits already is told to nobody: the answer is the
 * same, and only the mailbox knows. @throws Refusal for what is no address, or not sold out
 */
export async function askRestockByMail({ config, db }: Deps, given: string, wish: Wish): Promise<void> {
  if (subscriberEmailError(given) !== undefined) throw refusal('invalid_subscriber_email');
  const email = canonicalEmail(given);
  const { id: variantId, productName } = await soldOutVariant(db, wish);
  await inTransaction(db, async (tx) => {
    const token = await askForAddress(tx, email, { ...made(), variantId });
    if (token === undefined) return;
    const facts = { productName, color: wish.color, size: wish.size, link: confirmLink(config, token) };
    await notify(tx, config, { email }, { kind: 'restockConfirm', facts });
  });
}
