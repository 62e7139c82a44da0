import { hour, type Limit, minute } from '../../http/limits.ts';

export const asking: Limit = { name: 'restock', setting: 'limitRestock', seconds: hour, addressFactor: 10 };

/** A mail to an address that nobody has proven, as the newsletter's. */
export const askingByMail: Limit = {
  name: 'restock-mail',
  setting: 'limitNewsletter',
  seconds: hour,
  addressFactor: 10,
};

/** Whoever ends it must not be kept. */
export const ending: Limit = { name: 'restock-end', setting: 'limitUnsubscribe', seconds: minute, addressFactor: 1 };
