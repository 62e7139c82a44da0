import type { Config } from '../../settings/config.ts';
import { createMailer, type Mailer } from './mailer.ts';

/** Where the pages of the sandbox's mailbox lie on this server. */
export const mailboxPath = '/sandbox/mail';

/** How this shop sends mail. */
export interface Mail {
  /** Null until the sandbox's receiver listens. */
  mailer(): Mailer | null;
  /** In demo mode without a mail server: the mailbox that ships with the shop. Its receiver is told of once it listens. */
  sandbox: { receiveAt(address: string): void } | null;
  close(): void;
}

export function openMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mail {
  let mailer = smtpUrl === null ? null : createMailer(smtpUrl, mailFrom);
  return {
    mailer: () => mailer,
    sandbox: smtpUrl !== null ? null : { receiveAt: (address) => (mailer = createMailer(address, mailFrom)) },
    close: () => mailer?.close(),
  };
}
