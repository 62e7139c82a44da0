/** What a mail says, in both forms. Made by the functions of `mails/`. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Addresses under which a mail program offers to unsubscribe: a page, which also takes its POST (RFC 8058). */
  unsubscribe?: string;
  /** Who gets the answer, if not the sender. */
  replyTo?: string;
}

/** A mail to one address. */
export interface MailDraft extends MailContent {
  to: string;
  /** Mails of one story, such as an order, arrive in the order in which they were posted. */
  story?: string;
}
