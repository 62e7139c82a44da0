import { MAX_COMMENT, MAX_RATING } from '@oja/domain/goods/review';
import { type Static, Type } from 'typebox';
import { Review } from './catalogue.ts';
import { Cursor, closed, Histogram, IdParams, longText, Rating, shortText } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** What a review changes on its product's page, so that the page need not be read again. */
const ratings = { rating: Rating, histogram: Histogram };

/** A product's ratings after a review of it was written; absent from the answer is what did not change. */
export const SavedReview = Type.Object({ review: Review, ...ratings }, { $id: 'SavedReview' });
export type SavedReview = Static<typeof SavedReview>;

export const RemovedReview = Type.Object(ratings, { $id: 'RemovedReview' });
export type RemovedReview = Static<typeof RemovedReview>;

const ReviewList = Type.Object({ items: Type.Array(Review), nextCursor: Type.Union([Cursor, Type.Null()]) });
const PageQuery = Type.Object({ cursor: Type.Optional(Cursor) }, closed);

/** In which order a product's reviews are read; of equal stars the newest first. */
export const ReviewSort = Type.Enum(['newest', 'highest', 'lowest']);
export type ReviewSort = Static<typeof ReviewSort>;

export const ReviewQuery = Type.Object(
  {
    sort: Type.Optional(ReviewSort),
    stars: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MAX_RATING,
        description: 'Only reviews of so many stars; then any order is newest',
      }),
    ),
    cursor: Type.Optional(Cursor),
  },
  closed,
);
export type ReviewQuery = Static<typeof ReviewQuery>;
const signedIn = { signedInOr: 'review_needs_sign_in' } as const;

export const reviews = {
  productReviews: {
    summary: 'Reviews of a product, newest first unless asked for otherwise',
    access: 'public',
    params: IdParams,
    query: ReviewQuery,
    response: ReviewList,
    errors: ['product_not_found'],
  },
  storeReviews: {
    summary: "Reviews of all of a store's products, newest first",
    access: 'public',
    params: Type.Object({ slug: shortText(100) }, closed),
    query: PageQuery,
    response: ReviewList,
    errors: ['store_not_found'],
  },
  myReview: {
    summary: 'What the account has written about a product, or null',
    access: signedIn,
    params: IdParams,
    response: Type.Object({ review: Type.Union([Review, Type.Null()]) }),
    errors: [],
  },
  saveReview: {
    summary: "Write the account's review of a product, or rewrite it: there is one at most",
    access: signedIn,
    params: IdParams,
    body: Type.Object(
      {
        rating: Type.Integer({ minimum: 0, maximum: MAX_RATING, description: 'Stars; 0 while none are chosen' }),
        comment: longText(MAX_COMMENT),
      },
      closed,
    ),
    response: SavedReview,
    errors: ['not_signed_in', 'review_incomplete', 'product_not_found'],
  },
  removeReview: {
    summary: "Delete the account's review of a product; if there is none, nothing happens",
    access: signedIn,
    params: IdParams,
    response: RemovedReview,
    errors: ['product_not_found'],
  },
} satisfies Record<string, Endpoint>;
