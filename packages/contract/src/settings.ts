import { type Static, Type } from 'typebox';
import { Password } from './accounts.ts';
import { closed, Done, Id, IdParams, Kobo, shortText, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** What the settings show of an account. */
export const Account = Type.Object(
  {
    name: Type.String(),
    email: Type.String(),
    emailVerified: Type.Boolean(),
    phone: Type.String(),
    hasPassword: Type.Boolean({ description: 'False for who has only ever signed in with Google' }),
    hasGoogle: Type.Boolean(),
    runsShop: Type.Boolean({ description: 'Owns a store or operates the shop; cannot be deleted by itself' }),
    storeCredit: Kobo,
    createdAt: Time,
  },
  { $id: 'Account' },
);
export type Account = Static<typeof Account>;

export const SignedInBrowser = Type.Object(
  {
    id: Id,
    current: Type.Boolean({ description: 'The one that asks' }),
    browser: Type.String({ description: "Like 'Chrome on Android'" }),
    lastUsedAt: Time,
    signedInAt: Time,
  },
  { $id: 'SignedInBrowser' },
);
export type SignedInBrowser = Static<typeof SignedInBrowser>;

export const OwnReview = Type.Object(
  {
    id: Id,
    productId: Id,
    productName: Type.String(),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    createdAt: Time,
  },
  { $id: 'OwnReview' },
);
export type OwnReview = Static<typeof OwnReview>;

const signedIn = { signedInOr: 'not_signed_in' } as const;

export const settings = {
  account: { summary: 'The account of who asks', access: signedIn, response: Account, errors: [] },
  updateProfile: {
    summary: 'Change name and phone',
    access: signedIn,
    body: Type.Object({ name: shortText(120, 1), phone: shortText(30) }, closed),
    response: Account,
    errors: ['invalid_phone'],
  },
  changePassword: {
    summary: 'Change the password; ends every other session',
    access: signedIn,
    body: Type.Object({ current: Password, password: Password }, closed),
    response: Done,
    errors: ['wrong_password', 'password_too_short', 'too_many_sign_ins'],
  },
  confirmAccount: {
    summary: 'Prove the password, so that this browser may do what needs it for 15 minutes',
    access: signedIn,
    body: Type.Object({ password: Password }, closed),
    response: Done,
    errors: ['wrong_password', 'too_many_sign_ins'],
  },
  resendConfirmation: {
    summary: "Send the mail that confirms the account's address once more",
    access: signedIn,
    response: Done,
    errors: [],
  },
  sessions: {
    summary: 'The browsers in which the account is signed in, last used first',
    access: signedIn,
    response: Type.Object({ items: Type.Array(SignedInBrowser) }),
    errors: [],
  },
  endSession: {
    summary: 'Sign one browser out',
    access: signedIn,
    params: IdParams,
    response: Done,
    errors: ['session_not_found'],
  },
  endOtherSessions: {
    summary: 'Sign every other browser out',
    access: signedIn,
    response: Done,
    errors: [],
  },
  myReviews: {
    summary: 'The latest reviews that the account has written',
    access: signedIn,
    response: Type.Object({ items: Type.Array(OwnReview) }),
    errors: [],
  },
  myData: {
    summary: 'Everything that the shop holds about the account',
    access: signedIn,
    response: Type.Record(Type.String(), Type.Unknown()),
    errors: [],
  },
  deleteAccount: {
    summary:
      'Delete the account, by its password or after proving anew with Google; orders stay, without a person in them',
    access: signedIn,
    body: Type.Object({ password: Type.Optional(Password) }, closed),
    response: Done,
    errors: ['wrong_password', 'recheck_needed', 'too_many_sign_ins', 'account_runs_shop', 'account_in_payment'],
  },
} satisfies Record<string, Endpoint>;
