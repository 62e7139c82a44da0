import { MAX_REPLY } from '@oja/domain/goods/reply';
import { MAX_RATING } from '@oja/domain/goods/review';
import { type Static, Type } from 'typebox';
import { Cursor, closed, Id, longText, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { DeskParams } from './desk-params.ts';

const DeskReply = Type.Object({
  text: Type.String(),
  createdAt: Time,
  updatedAt: Time,
  version: { ...Type.Integer({ minimum: 1 }), description: 'Another one after each change' },
});

export const DeskReview = Type.Object(
  {
    id: Id,
    product: Type.Object({ id: Id, name: Type.String(), picture: Type.Union([Picture, Type.Null()]) }),
    userName: { ...Type.String(), description: 'As the shop shows it' },
    rating: Type.Integer({ minimum: 1, maximum: MAX_RATING }),
    comment: Type.String(),
    verifiedPurchase: Type.Boolean(),
    createdAt: Time,
    updatedAt: Time,
    reply: Type.Union([DeskReply, Type.Null()]),
  },
  { $id: 'DeskReview' },
);
export type DeskReview = Static<typeof DeskReview>;

export const DeskReviews = Type.Object(
  {
    items: Type.Array(DeskReview),
    unanswered: {
      ...Type.Integer({ minimum: 0 }),
      description: 'How many of all have no reply, counted to 1,001',
    },
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'DeskReviews' },
);
export type DeskReviews = Static<typeof DeskReviews>;

/** A review of the store's. */
const ReviewParams = Type.Object({ seller: Id, id: Id }, closed);
const seen = Type.Integer({
  minimum: 0,
  maximum: 2 ** 31 - 1,
  description: 'The version of the reply that was seen; 0: there was none',
});

export const deskReviews = {
  deskReviews: {
    summary: "The reviews of a store's products: those without a reply first, then the newest",
    access: { desk: 'reviews' },
    params: DeskParams,
    query: Type.Object(
      {
        only: Type.Optional(Type.Enum(['unanswered'])),
        stars: Type.Optional(Type.Enum(['1', '2', '3', '4', '5'])),
        cursor: Type.Optional(Cursor),
      },
      closed,
    ),
    response: DeskReviews,
    errors: [],
  },
  saveReply: {
    summary: 'Answer a review, or write the answer anew; refused where it is not what was seen',
    access: { desk: 'reviews' },
    params: ReviewParams,
    body: Type.Object({ text: longText(MAX_REPLY), seen }, closed),
    response: DeskReview,
    errors: ['review_not_found', 'reply_incomplete', 'changed_meanwhile'],
  },
  removeReply: {
    summary: 'Take an answer to a review away, as it was seen; without one nothing happens',
    access: { desk: 'reviews' },
    params: ReviewParams,
    body: Type.Object({ seen }, closed),
    response: DeskReview,
    errors: ['review_not_found', 'changed_meanwhile'],
  },
} satisfies Record<string, Endpoint>;
