import { readOrderNumber } from '@oja/domain/orders/order-number';
import { type ContactDraft, contactErrors } from '@oja/domain/people/contact';
import { canonicalEmail } from '@oja/domain/people/email';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { notify } from '../../notifications/notify.ts';
import { newId } from '../../platform/ids.ts';
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
  await inTransaction(db, async (tx) => {
    if (session) await lockAccount(tx, session.userId);
    await lockWriter(tx, message.email);
    await insertContactMessage(tx, { id: newId(), userId: session?.userId ?? null, ...message });
    const account = session?.email ?? null;
    const facts = { ...message, account };
    await notify(tx, config, { email: config.shopEmail }, { kind: 'contactMessage', facts });
    if ((await countRecentMessages(tx, message.email)) <= mostReceipts) {
      await notify(tx, config, { email: message.email }, { kind: 'contactReceipt', facts: message });
    }
  });
}
