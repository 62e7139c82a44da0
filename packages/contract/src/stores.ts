import { pageSorts } from '@oja/domain/goods/listing';
import { nigerianStates } from '@oja/domain/people/nigerian-states';
import { type Static, Type } from 'typebox';
import { days } from './away.ts';
import { ProductCard, Review } from './catalogue.ts';
import { askedText, Cursor, closed, Histogram, Picture, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { SellerCard } from './seller-card.ts';

/** A store among all stores, with the picture over its page. */
const StoreCard = Type.Object(
  { ...SellerCard.properties, storeBanner: Type.Union([Picture, Type.Null()]) },
  { $id: 'StoreCard' },
);
export type StoreCard = Static<typeof StoreCard>;

/** What a store sells that a text fits, by category: the largest category first. */
const StoreGoods = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  groups: Type.Array(
    Type.Object({
      name: Type.String(),
      slug: Type.String(),
      count: Type.Integer({ minimum: 1, description: 'Of all in this category, not only of the first ones' }),
      items: Type.Array(ProductCard, { description: 'The first in the order asked for' }),
      nextCursor: Type.Union([Cursor, Type.Null()], {
        description: 'Where `products` of this seller, category, text and sort goes on',
      }),
    }),
  ),
});
export type StoreGoods = Static<typeof StoreGoods>;

export const StoreQuery = Type.Object(
  {
    q: Type.Optional(askedText(200, 'Part of the names of its goods')),
    sort: Type.Optional(Type.Enum([...pageSorts.store.options])),
  },
  closed,
);
export type StoreQuery = Static<typeof StoreQuery>;

export const Store = Type.Object(
  {
    seller: SellerCard,
    storeBanner: Type.Union([Picture, Type.Null()]),
    description: Type.String(),
    state: Type.Union([Type.String(), Type.Null()]),
    socialMedia: Type.Object({
      facebook: Type.Optional(Type.String()),
      twitter: Type.Optional(Type.String()),
      instagram: Type.Optional(Type.String()),
      website: Type.Optional(Type.String()),
    }),
    email: Type.Union([Type.String(), Type.Null()], { description: 'Only if the seller chose to show it' }),
    phone: Type.Union([Type.String(), Type.Null()], { description: 'Only if the seller chose to show it' }),
    responseRate: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    shippingTime: Type.Union([Type.String(), Type.Null()]),
    returnDays: Type.Integer({ minimum: 0 }),
    memberSince: Time,
    holiday: Type.Optional(Type.Object({ ...days, note: Type.String() })),
    suspended: Type.Optional(
      Type.Boolean({ description: 'It is not selling at the moment: only its name, logo and reviews are told' }),
    ),
    goods: StoreGoods,
    histogram: Histogram,
    reviews: Type.Array(Review, { description: 'The newest ten' }),
    reviewsCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'Store' },
);
export type Store = Static<typeof Store>;

const NigerianState = Type.Enum(nigerianStates, { description: 'Where a store is, by its business address' });

export const SellerQuery = Type.Object(
  {
    sort: Type.Optional(Type.Enum(['sales', 'rating', 'reviews', 'newest', 'name'])),
    businessType: Type.Optional(Type.Union([Type.Literal('individual'), Type.Literal('business')])),
    state: Type.Optional(NigerianState),
    cursor: Type.Optional(Cursor),
  },
  closed,
);
export type SellerQuery = Static<typeof SellerQuery>;

/** One page of all stores. */
const SellerListing = Type.Object({
  items: Type.Array(StoreCard),
  total: Type.Integer({ minimum: 0 }),
  nextCursor: Type.Union([Cursor, Type.Null()]),
});

/** Where the stores are. */
const StoreStates = Type.Object({
  items: Type.Array(Type.Object({ state: NigerianState, stores: Type.Integer({ minimum: 1 }) }), {
    maxItems: nigerianStates.length,
    description: 'Those with the most stores first',
  }),
});

export const stores = {
  sellers: {
    summary: 'All stores, page by page',
    access: 'public',
    query: SellerQuery,
    response: SellerListing,
    errors: [],
  },
  storeStates: {
    summary: 'The states of Nigeria that have stores',
    access: 'public',
    response: StoreStates,
    errors: [],
  },
  store: {
    summary: 'A public store with the first of its goods, which can be searched and sorted',
    access: 'public',
    params: Type.Object({ slug: askedText(100) }, closed),
    query: StoreQuery,
    response: Store,
    errors: ['store_not_found'],
  },
} satisfies Record<string, Endpoint>;
