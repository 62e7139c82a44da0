import type { Config } from '../../../config.ts';
import { mailsOf } from '../../../mails/mails.ts';
import type { OutboxHandler } from '../../../platform/jobs/relay-outbox.ts';
import { postMail } from '../../../platform/mail/post-mail.ts';
import { accountMailKey } from '../account-mail.queries.ts';
import { lockUser } from '../accounts.queries.ts';
import { makeMailedLink } from './mailed-link.ts';
import { findUserByEmail } from './passwords.queries.ts';

/** `password.forgotten`: whoever has an account under the address gets a link to a new password; others get nothing. */
export function mailResetLinks(config: Config): OutboxHandler<'password.forgotten'> {
  const mails = mailsOf(config);
  return async (tx, messages) => {
    // In one order, so that two processes never wait for each other's accounts.
    for (const email of [...new Set(messages.map((message) => message.email))].sort()) {
      const user = await findUserByEmail(tx, email);
      if (user === null || !(await lockUser(tx, user.id))) continue;
      const { link, validFor } = await makeMailedLink(tx, config, 'reset-password', user);
      const mail = mails.resetPassword({ name: user.name, link, validFor });
      await postMail(tx, user.email, mail, { dedupe: accountMailKey(user.id) });
    }
  };
}
