import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { notify } from '../../notifications/notify.ts';
import { confirmSubscriber } from './newsletter.queries.ts';
import { unsubscribeLink } from './newsletter-links.ts';

/** Makes a subscriber of whoever has the link, and welcomes them; a second click changes nothing. @throws Refusal */
export async function confirmSubscription({ config, db }: Deps, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const subscriber = await confirmSubscriber(tx, token);
    if (!subscriber) throw refusal('newsletter_link_unknown');
    if (!subscriber.news) return;
    const facts = { unsubscribeLink: unsubscribeLink(config, token) };
    await notify(tx, config, subscriber, { kind: 'newsletterWelcome', facts });
  });
}
