import { type Static, Type } from 'typebox';
import { Kobo } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** To a page of another's: a social network, an app store. */
export const OutsideLink = Type.Object({
  name: Type.String(),
  url: Type.String(),
  sign: Type.Union([Type.String(), Type.Null()], { description: 'The d of a path in a field of 24 by 24' }),
});
export type OutsideLink = Static<typeof OutsideLink>;

/** What the web app must know of this shop's configuration; travels in the document, not in a request of its own. */
export const Site = Type.Object(
  {
    brand: Type.String(),
    title: Type.String({ description: 'Of Home: the brand, and what the shop says of itself' }),
    demo: Type.Union([Type.Object({ email: Type.String(), password: Type.String() }), Type.Null()], {
      description: 'Demo credentials, in demo mode only',
    }),
    google: Type.Boolean({ description: 'Google sign-in is offered' }),
    passwordMin: Type.Integer(),
    freeShippingAbove: Kobo,
    /** What a buyer pays for the shipping of an order that is not worth more than that. */
    shippingFee: Kobo,
    contact: Type.Object({ phone: Type.String(), email: Type.String(), city: Type.String() }),
    social: Type.Array(OutsideLink),
    appStores: Type.Array(OutsideLink),
  },
  { $id: 'Site' },
);
export type Site = Static<typeof Site>;

export const service = {
  health: {
    summary: 'The process is alive',
    access: 'public',
    response: Type.Object({ ok: Type.Literal(true) }),
    errors: [],
  },
  ready: {
    summary: 'The process can serve: its database answers',
    access: 'public',
    response: Type.Object({
      ok: Type.Literal(true),
      pictures: Type.Optional(
        Type.Literal('unreachable', { description: 'The storage of pictures did not answer when it was last asked' }),
      ),
    }),
    errors: [],
  },
} satisfies Record<string, Endpoint>;
