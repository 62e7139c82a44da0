import { mailsOf } from '../mails/mails.ts';
import type { MailContent } from '../platform/mail/mail.ts';
import { postMail } from '../platform/mail/post-mail.ts';
import type { Channel } from './notification.ts';

export const byMail: Channel = async (tx, config, { email }, { kind, facts, dedupe, story, wait }) => {
  // Kind and facts fit each other by their type; indexing a table forgets that.
  const write = mailsOf(config)[kind] as (facts: unknown) => MailContent;
  await postMail(tx, email, write(facts), { dedupe, story, wait });
};
