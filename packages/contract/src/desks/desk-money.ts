import { nameMatches } from '@oja/domain/stores/name-match';
import { payoutStates } from '@oja/domain/stores/payout-account';
import { type Static, Type } from 'typebox';
import { Cursor, closed, Id, Kobo, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { DeskParams } from './desk-params.ts';

/** Kobo as the store sees it: below 0 where it is taken from the store, or the store owes it. */
const SignedKobo = Type.Integer({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** A month in Lagos, as '2026-11'. */
export const Month = Type.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])$' });

/** What a line of the statement is about. */
export const statementKinds = ['sale', 'sent', 'refund', 'cancelled', 'undone', 'other'] as const;

const StatementEntry = Type.Object({
  id: Id,
  at: Time,
  kind: Type.Enum(statementKinds, {
    description:
      "'sale': an order was paid; 'sent': its share went to the store's bank with the payment; 'refund': a buyer got money back; 'cancelled': pieces that are not sent; 'undone': one of the two did not go back after all",
  }),
  amount: SignedKobo,
  order: Type.Union([
    Type.Object({
      id: Id,
      orderNumber: Type.String(),
      firstName: { ...Type.String(), description: 'Of the goods of its first line' },
      units: Type.Integer({ minimum: 0, description: 'Pieces of all lines, as they were bought' }),
    }),
    Type.Null(),
  ]),
  /** Of a sale: what its amount is made of. */
  goods: Type.Optional(Kobo),
  commission: Type.Optional(Kobo),
});
export type StatementEntry = Static<typeof StatementEntry>;

export const DeskStatement = Type.Object(
  {
    coming: { ...SignedKobo, description: 'What the ledger owes the store now; below 0 what the store owes' },
    month: Month,
    firstMonth: { ...Month, description: 'Of the first entry of all; this month where there is none' },
    opening: SignedKobo,
    movements: { ...SignedKobo, description: 'opening + movements = closing, of the month' },
    closing: SignedKobo,
    items: Type.Array(StatementEntry, { description: 'Of the month, newest first' }),
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'DeskStatement' },
);
export type DeskStatement = Static<typeof DeskStatement>;

const Bank = Type.Object({ code: Type.String(), name: Type.String() });
export type Bank = Static<typeof Bank>;

const bankCode = Type.String({ pattern: '^[0-9A-Za-z]{1,20}$' });
const number = Type.String({ pattern: '^[0-9]{10}$' });
const holder = shortText(200, 1);

/** Where the money of a store goes; nobody is ever shown a whole number. */
export const PayoutAccount = Type.Object(
  {
    account: Type.Union([
      Type.Object({
        id: Id,
        bankName: Type.String(),
        last4: Type.String(),
        holder: Type.String(),
        nameMatch: Type.Enum(nameMatches, { description: 'Against the names of the owner and of the business' }),
        state: Type.Enum(payoutStates, {
          description:
            "'refused': the provider does not take it; 'name_differs': the operator looks at it first; 'at_provider': being set up there; 'pausing': until `usableFrom`; 'ready': new orders send their share there",
        }),
        usableFrom: Time,
        createdAt: Time,
        refusal: { ...Type.String(), description: "Why the provider refuses it; '' while it does not" },
      }),
      Type.Null(),
    ]),
    hasOlder: Type.Boolean({ description: 'Money goes to an account that the shop has set up, and nobody named here' }),
    changePauses: Type.Boolean({ description: 'Naming another account pauses the shares of new orders for 48 hours' }),
    taxId: Type.String(),
    confirmed: Type.Boolean({ description: 'This browser has proven within 15 minutes who sits at it' }),
    hasPassword: Type.Boolean({ description: 'Else that is proven with Google' }),
  },
  { $id: 'PayoutAccount' },
);
export type PayoutAccount = Static<typeof PayoutAccount>;

const ofAccount = { access: { desk: 'account' }, params: DeskParams } as const;

export const deskMoney = {
  deskStatement: {
    summary: 'What the shop owes a store, and what made it so in a month',
    access: { desk: 'money' },
    params: DeskParams,
    query: Type.Object({ month: Type.Optional(Month), cursor: Type.Optional(Cursor) }, closed),
    response: DeskStatement,
    errors: [],
  },
  payoutAccount: {
    ...ofAccount,
    summary: "Where the store's money goes",
    response: PayoutAccount,
    errors: [],
  },
  payoutBanks: {
    ...ofAccount,
    summary: 'The banks that money can go to, by name',
    response: Type.Object({ items: Type.Array(Bank) }),
    errors: ['provider_unavailable'],
  },
  resolveAccount: {
    ...ofAccount,
    summary: 'Ask the bank whose account that is. Ten an hour a store, with those that are set',
    body: Type.Object({ bankCode, number }, closed),
    response: Type.Object({ holder: Type.String(), nameMatch: Type.Enum(nameMatches) }),
    errors: ['account_not_known', 'provider_unavailable'],
  },
  setAccount: {
    ...ofAccount,
    summary: 'Name the account that the money goes to from now on; the bank is asked again for its holder',
    body: Type.Object(
      {
        bankCode,
        number,
        holder: { ...holder, description: 'As it was shown, and found to be right' },
        seen: Type.Union([Id, Type.Null()], { description: 'The account that was shown before' }),
        taxId: Type.Optional(shortText(30)),
      },
      closed,
    ),
    response: PayoutAccount,
    errors: [
      'account_not_known',
      'provider_unavailable',
      'value_moved',
      'changed_meanwhile',
      'tax_id_invalid',
      'password_needed',
      'recheck_needed',
    ],
  },
} satisfies Record<string, Endpoint>;
