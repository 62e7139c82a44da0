import { type Static, Type } from 'typebox';
import { closed, Done, longText, shortText } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** How to reach the shop, from its configuration. */
export const ContactFacts = Type.Object(
  { phone: Type.String(), email: Type.String(), address: Type.String(), hours: Type.String() },
  { $id: 'ContactFacts' },
);
export type ContactFacts = Static<typeof ContactFacts>;

const ContactDraft = Type.Object(
  {
    name: shortText(120),
    email: shortText(254),
    orderNumber: shortText(40),
    topic: shortText(60),
    // Characters beyond the basic plane count twice here; the rule of the domain counts them once.
    message: longText(10_000),
  },
  closed,
);

export const contact = {
  contactFacts: { summary: 'How to reach the shop', access: 'public', response: ContactFacts, errors: [] },
  sendMessage: {
    summary: 'Write to the shop',
    access: 'visitor',
    body: ContactDraft,
    response: Done,
    errors: ['not_signed_in', 'invalid_contact'],
  },
} satisfies Record<string, Endpoint>;
