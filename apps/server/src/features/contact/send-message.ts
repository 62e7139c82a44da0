import { readOrderNumber } from '@oja/domain/orders/order-number';
import { type ContactDraft, contactErrors } from '@oja/domain/people/contact';
import { canonicalEmail } from '@oja/domain/people/email';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { mailsOf } from '../../mails/mails.ts';
import { newId } from '../../platform/ids.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { countRecentMessages, insertContactMessage, lockWriter } from './contact.queries.ts';

/** An address that writes more often within an hour gets no further receipt: it may be somebody else's. */
const mostReceipts = 3;

/** Keeps a message, sends it to the shop, and its writer a receipt. @throws Refusal */
export async function sendMessage(
  { config, db }: Deps,
  session: Session | null,
  given: Omit<ContactDraft, 'topic'> & { topic: string },
): Promise<void> {
  const draft = given as ContactDraft;
  if (Object.keys(contactErrors(draft)).length > 0) throw refusal('invalid_contact');
  const message = {
    name: draft.name.trim(),
    email: canonicalEmail(draft.email),
    orderNumber: readOrderNumber(draft.orderNumber) ?? null,
    topic: draft.topic,
    message: draft.message.trim(),
  };
  const mails = mailsOf(config);
  await inTransaction(db, async (tx) => {
    if (session) await lockAccount(tx, session.userId);
    await lockWriter(tx, message.email);
    await insertContactMessage(tx, { id: newId(), userId: session?.userId ?? null, ...message });
    const account = session?.email ?? null;
    await postMail(tx, config.shopEmail, mails.contactMessage({ ...message, account }));
    if ((await countRecentMessages(tx, message.email)) <= mostReceipts) {
      await postMail(tx, message.email, mails.contactReceipt(message));
    }
  });
}
