import type { Tx } from '../database/pool.ts';
import { takeMailsBack } from '../platform/mail/post-mail.ts';
import type { Config } from '../settings/config.ts';
import { byMail } from './by-mail.ts';
import type { Channel, NotificationEvent, Person } from './notification.ts';

/** By what an event reaches a person. Another channel, such as push, SMS or WhatsApp, joins here. */
const channels: readonly Channel[] = [byMail];

/**
 * Tells a person what has happened: it leaves when the transaction is committed, and not at all if it is rolled back. The
 * only way by which the product tells somebody something.
 */
export async function notify(tx: Tx, config: Config, person: Person, event: NotificationEvent): Promise<void> {
  for (const carry of channels) await carry(tx, config, person, event);
}

/** Takes back what nobody was told yet, by its `dedupe`. */
export async function unsay(tx: Tx, dedupes: readonly string[]): Promise<void> {
  await takeMailsBack(tx, dedupes);
}
