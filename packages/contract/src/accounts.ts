import { type Static, Type } from 'typebox';
import { closed, Done, Id, shortText, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const User = Type.Object(
  {
    id: Id,
    name: Type.String(),
    email: Type.String(),
    createdAt: Time,
    isSeller: Type.Boolean({ description: 'Works for a store' }),
    isOperator: Type.Boolean(),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;

/** Who is asking, and what the bar shows of them. */
export const Me = Type.Object(
  { user: Type.Union([User, Type.Null()]), cartLines: Type.Integer({ minimum: 0 }) },
  { $id: 'Me' },
);
export type Me = Static<typeof Me>;

// Generous upper bounds: passwords are used exactly as received and never truncated.
export const Password = Type.String({ maxLength: 1024 });
const Email = shortText(254);

const Token = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' });

export const accounts = {
  me: { summary: 'The signed-in account, or null', access: 'visitor', response: Me, errors: [] },
  register: {
    summary: 'Create an account and sign in',
    access: 'public',
    body: Type.Object({ name: shortText(120), email: Email, password: Password }, closed),
    response: Me,
    errors: ['registration_failed', 'password_too_short'],
  },
  signIn: {
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: Type.Object({ email: Email, password: Password, remember: Type.Boolean() }, closed),
    response: Me,
    errors: ['invalid_credentials', 'too_many_sign_ins'],
  },
  startGoogle: {
    summary: 'Begin to sign in with Google, or to prove anew who is signed in: where to send the browser',
    access: 'visitor',
    body: Type.Object(
      {
        purpose: Type.Union([Type.Literal('sign-in'), Type.Literal('confirm')]),
        remember: Type.Boolean(),
        inPage: Type.Boolean({ description: 'Not in a popup: come back to the page itself' }),
      },
      closed,
    ),
    response: Type.Object({ url: Type.String() }),
    errors: ['google_unavailable', 'not_signed_in'],
  },
  googleLink: {
    summary: 'The account that Google sign-in found by its address, and that must be proven by its password',
    access: 'public',
    response: Type.Object({ email: Type.Union([Type.String(), Type.Null()]) }),
    errors: [],
  },
  linkGoogle: {
    summary: 'Join Google sign-in to the account that was found, by its password, and sign in',
    access: 'public',
    body: Type.Object({ password: Password }, closed),
    response: Me,
    errors: ['google_link_expired', 'invalid_credentials', 'too_many_sign_ins'],
  },
  forgotPassword: {
    summary: 'Ask for a mail with a link to a new password; the answer is the same for every address',
    access: 'public',
    body: Type.Object({ email: Email }, closed),
    response: Done,
    errors: [],
  },
  resetPassword: {
    summary: 'Set a new password with the token of such a mail; ends all sessions',
    access: 'public',
    body: Type.Object({ token: Token, password: Password }, closed),
    response: Done,
    errors: ['link_used_up', 'password_too_short'],
  },
  confirmAddress: {
    summary: 'Confirm an address with the token of a mail that was sent there',
    access: 'public',
    body: Type.Object({ token: Token }, closed),
    response: Type.Object({ email: Type.String() }),
    errors: ['link_used_up'],
  },
  signOut: { summary: 'End this session', access: 'visitor', response: Done, errors: [] },
} satisfies Record<string, Endpoint>;
