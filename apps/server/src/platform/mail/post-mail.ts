import { isEmailAddress } from '@oja/domain/people/email';
import { sql } from 'kysely';
import { addToOutbox, removeMessages } from '../../books/outbox.ts';
import type { Tx } from '../../database/pool.ts';
import { newId } from '../ids.ts';
import type { MailContent } from './mail.ts';

/**
 * Posts a mail: it leaves when the transaction is committed, and not at all if it is rolled back. The only way by which
 * the product sends mail.
 * @param dedupe two mails with the same one are one
 * @param story mails with the same one to one address arrive in the order in which they are posted
 * @param wait seconds before which it does not leave: until then it can be taken back
 */
export async function postMail(
  tx: Tx,
  to: string,
  content: MailContent,
  {
    dedupe = newId(),
    story,
    wait,
  }: { dedupe?: string | undefined; story?: string | undefined; wait?: number | undefined } = {},
): Promise<void> {
  // A deleted account has no address any more; and what is no single address must not become two.
  if (!isEmailAddress(to)) return;
  const mail = { to, ...content, ...(story !== undefined && { story }) };
  await addToOutbox(tx, 'mail.send', dedupeOfMail(dedupe), mail, wait);
}

const dedupeOfMail = (dedupe: string) => `mail:${dedupe}`;

/** Takes back mails that wait, by what they were posted with. */
export async function takeMailsBack(tx: Tx, dedupes: readonly string[]): Promise<void> {
  const posted = dedupes.map(dedupeOfMail);
  await removeMessages(tx, sql`topic = 'mail.send' and done_at is null and dedupe = any(${posted}::text[])`);
}
