import { randomBytes } from 'node:crypto';
import { canonicalEmail } from '@oja/domain/people/email';
import { subscriberEmailError } from '@oja/domain/people/newsletter';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { notify } from '../../notifications/notify.ts';
import { newId } from '../../platform/ids.ts';
import { askSubscriber } from './newsletter.queries.ts';
import { confirmLink } from './newsletter-links.ts';

/**
 * Asks an address, by mail, whether it wants the newsletter. Whether it has it already is told to nobody: the answer is
 * the same, and only the mailbox knows. @throws Refusal for what is no address
 */
export async function subscribe({ config, db }: Deps, given: string): Promise<void> {
  if (subscriberEmailError(given) !== undefined) throw refusal('invalid_subscriber_email');
  const email = canonicalEmail(given);
  const made = randomBytes(24).toString('base64url');
  await inTransaction(db, async (tx) => {
    const token = await askSubscriber(tx, { id: newId(), email, token: made });
    if (token === undefined) return;
    const facts = { link: confirmLink(config, token) };
    await notify(tx, config, { email }, { kind: 'newsletterConfirm', facts });
  });
}
