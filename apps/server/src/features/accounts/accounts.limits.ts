import { hour, type Limit } from '../../http/limits.ts';

/** Asking for a link by mail, and opening one. */
export const mailedLinks: Limit = { name: 'mailedLink', setting: 'limitMailedLinks', seconds: hour, addressFactor: 1 };

/** Mails to one account; counted by the address that was asked for, whoever asks and whether it has an account or not. */
export const accountMails = { name: 'account-mail', setting: 'limitAccountMail', seconds: hour } as const;
