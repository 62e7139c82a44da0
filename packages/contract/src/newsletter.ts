import { Type } from 'typebox';
import { closed, Done, shortText } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** What stands in the links of the newsletter's mails. */
const Token = Type.Object({ token: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' }) }, closed);

export const newsletter = {
  subscribe: {
    summary: 'Ask for the newsletter; the answer is the same whether or not the address has it already',
    access: 'visitor',
    body: Type.Object({ email: shortText(254) }, closed),
    response: Done,
    errors: ['invalid_subscriber_email'],
  },
  confirmSubscription: {
    summary: 'Confirm a subscription with the token of the mail that asked for it',
    access: 'public',
    body: Token,
    response: Done,
    errors: ['newsletter_link_unknown'],
  },
  unsubscribe: {
    summary: 'End a subscription with the token of any of its mails',
    access: 'public',
    body: Token,
    response: Done,
    errors: ['newsletter_link_unknown'],
  },
} satisfies Record<string, Endpoint>;
