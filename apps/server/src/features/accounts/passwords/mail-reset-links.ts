import { notify } from '../../../notifications/notify.ts';
import type { OutboxHandler } from '../../../platform/jobs/relay-outbox.ts';
import type { Config } from '../../../settings/config.ts';
import { accountMailKey } from '../account-mail.queries.ts';
import { lockUser } from '../accounts.queries.ts';
import { makeMailedLink } from './mailed-link.ts';
import { findUserByEmail } from './passwords.queries.ts';

/** `password.forgotten`: whoever has an account under the address gets a link to a new password; others get nothing. */
export function mailResetLinks(config: Config): OutboxHandler<'password.forgotten'> {
  return async (tx, messages) => {
    // In one order, so that two processes never wait for each other's accounts.
    for (const email of [...new Set(messages.map((message) => message.email))].sort()) {
      const user = await findUserByEmail(tx, email);
      if (user === null || !(await lockUser(tx, user.id))) continue;
      const { link, validFor } = await makeMailedLink(tx, config, 'reset-password', user);
      const facts = { name: user.name, link, validFor };
      await notify(tx, config, user, { kind: 'resetPassword', facts, dedupe: accountMailKey(user.id) });
    }
  };
}
