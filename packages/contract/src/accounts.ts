import { type Static, Type } from 'typebox';
import { closed, Done, Id, shortText, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';

export const User = Type.Object(
  {
    id: Id,
    name: Type.String(),
    email: Type.String(),
    createdAt: Time,
    isSeller: Type.Boolean({ description: 'Owns a store' }),
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
const Password = Type.String({ maxLength: 1024 });
const Email = shortText(254);

export const accounts = {
  me: { summary: 'The signed-in account, or null', access: 'visitor', response: Me, errors: [] },
  register: {
    summary: 'Create an account and sign in',
    access: 'public',
    body: Type.Object({ name: shortText(120), email: Email, password: Password }, closed),
    response: Me,
    errors: ['registration_failed', 'password_too_short', 'too_many_requests'],
  },
  signIn: {
    summary: 'Sign in with e-mail and password',
    access: 'public',
    body: Type.Object({ email: Email, password: Password, remember: Type.Boolean() }, closed),
    response: Me,
    errors: ['invalid_credentials', 'too_many_sign_ins'],
  },
  signOut: { summary: 'End this session', access: 'visitor', response: Done, errors: [] },
} satisfies Record<string, Endpoint>;
