import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import { cancelReasonNames } from '@oja/domain/payments/line-refund';
import { type Static, Type } from 'typebox';
import { closed, Kobo, longText } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { keyed } from '../errors.ts';
import { DeskParcel } from './desk-orders.ts';
import { DeskOrderParams } from './desk-params.ts';

/** Letters of what a store writes to the buyer about it. */
export const CANCEL_WORDS_MAX = 300;

const pieces = {
  line: Type.Integer({ minimum: 0, maximum: 32_767 }),
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Pieces of the line' }),
};

const Units = Type.Integer({ minimum: 0, maximum: MOST_UNITS });

/** What a cancellation gives back, before it is one. */
export const CancelLook = Type.Object(
  {
    left: Type.Integer({ minimum: 1, description: 'Pieces of the line that can still be cancelled' }),
    goods: Kobo,
    tax: { ...Kobo, description: "The pieces' part of the tax of the order" },
    shipping: { ...Kobo, description: 'Of the order; it goes back with its last piece' },
    amount: { ...Kobo, description: 'What the buyer gets back: goods, tax and shipping' },
    to: Type.Enum(['card', 'credit'], { description: 'Where it goes: the way it was paid' }),
    stock: {
      ...Type.Union([Units, Type.Null()]),
      description:
        'Units owned now where the line was taken from: seen by who counts them; null where none are counted',
    },
    endsParcel: Type.Boolean({ description: 'Nothing of the parcel is left after it' }),
  },
  { $id: 'CancelLook' },
);
export type CancelLook = Static<typeof CancelLook>;

const refusals = [
  'parcel_not_found',
  'line_not_found',
  'line_cannot_be_cancelled',
  'not_so_many_left',
  'play_money',
] as const;

export const deskCancellations = {
  cancelLook: {
    summary: 'What a buyer gets back if pieces of a line are not sent',
    access: { desk: 'cancel' },
    params: DeskOrderParams,
    body: Type.Object(pieces, closed),
    response: CancelLook,
    errors: [...refusals],
  },
  cancelLine: {
    summary: 'Cancel pieces of a line of a parcel that has not left, and give their money back',
    access: { desk: 'cancel' },
    params: DeskOrderParams,
    body: Type.Object(
      {
        ...pieces,
        reason: Type.Enum(cancelReasonNames),
        words: Type.Optional({ ...longText(CANCEL_WORDS_MAX), description: 'To the buyer' }),
        seen: Type.Object({ amount: Kobo }, { ...closed, description: 'What was shown as going back' }),
        counted: Type.Optional(
          Type.Object(
            { seen: { ...Units, description: 'As the look said' }, count: Units },
            {
              ...closed,
              description: 'How many there really are, of what is not there: a difference to what was seen',
            },
          ),
        ),
      },
      closed,
    ),
    response: DeskParcel,
    errors: [
      ...refusals,
      'value_moved',
      'stock_item_not_found',
      'not_enough_free',
      'too_many_units',
      'account_gone',
      'refund_uncertain',
      'refunds_changing',
      'provider_unavailable',
      ...keyed,
    ],
  },
} satisfies Record<string, Endpoint>;
