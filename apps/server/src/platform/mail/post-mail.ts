import { isEmailAddress } from '@oja/domain/people/email';
import { addToOutbox } from '../../books/outbox.ts';
import type { Tx } from '../../database/pool.ts';
import { newId } from '../ids.ts';
import type { MailContent } from './mail.ts';

/**
 * Posts a mail: it leaves when the transaction is committed, and not at all if it is rolled back. The only way by which
 * the product sends mail.
 * @param dedupe two mails with the same one are one
 * @param story mails with the same one to one address arrive in the order in which they are posted
 */
export async function postMail(
  tx: Tx,
  to: string,
  content: MailContent,
  { dedupe = newId(), story }: { dedupe?: string | undefined; story?: string | undefined } = {},
): Promise<void> {
  // A deleted account has no address any more; and what is no single address must not become two.
  if (!isEmailAddress(to)) return;
  await addToOutbox(tx, 'mail.send', `mail:${dedupe}`, { to, ...content, ...(story !== undefined && { story }) });
}
