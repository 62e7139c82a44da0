import { type Static, Type } from 'typebox';
import { Arrival } from './arrival.ts';
import { Away } from './away.ts';
import { askedText, Cursor, closed, Histogram, Id, IdParams, Kobo, Picture, Rating, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { Facets, filterFields, Total } from './filters.ts';
import { SellerCard } from './seller-card.ts';

/** Colours that a card has room for. */
export const MOST_SWATCHES = 4;

const Swatch = Type.Object({
  color: Type.String(),
  image: Picture,
});
export type Swatch = Static<typeof Swatch>;

/** What a card shows; small, because listings carry dozens. */
export const ProductCard = Type.Object(
  {
    id: Id,
    name: Type.String(),
    brandName: Type.Union([Type.String(), Type.Null()]),
    price: Kobo,
    discountPrice: Type.Optional(Kobo),
    image: Type.Union([Picture, Type.Null()]),
    rating: Rating,
    stock: Type.Integer({ minimum: 0, description: 'Units that can be bought now: owned minus held' }),
    maxStock: Type.Integer({ minimum: 1 }),
    sellerId: Id,
    category: Type.String(),
    color: Type.Optional(Type.String({ description: 'Of the first variant that can be bought: what a card adds' })),
    size: Type.Optional(Type.String({ description: 'Of the same variant' })),
    from: Type.Optional(Type.Boolean({ description: 'Its variants have different prices; this is the lowest' })),
    storeName: Type.Optional(Type.String({ description: 'In lists that can be read line by line' })),
    excerpt: Type.Optional(Type.String({ description: 'The beginning of its description, in the same lists' })),
    away: Type.Optional(Away),
    swatches: Type.Optional(
      Type.Array(Swatch, {
        minItems: 2,
        maxItems: MOST_SWATCHES,
        description:
          'In lists: the first colours that are offered and have a picture of their own, if two or more have',
      }),
    ),
  },
  { $id: 'ProductCard' },
);
export type ProductCard = Static<typeof ProductCard>;

export const Category = Type.Object(
  {
    id: Id,
    name: Type.String(),
    slug: Type.String(),
    description: Type.String(),
    image: Type.Union([Picture, Type.Null()]),
    productCount: Type.Integer({ minimum: 0 }),
    subcategories: Type.Array(
      Type.Object({ id: Id, name: Type.String(), slug: Type.String(), image: Type.Union([Picture, Type.Null()]) }),
    ),
  },
  { $id: 'Category' },
);
export type Category = Static<typeof Category>;

const Reply = Type.Object({
  text: Type.String(),
  createdAt: Time,
  updatedAt: Time,
});
export type Reply = Static<typeof Reply>;

export const Review = Type.Object(
  {
    id: Id,
    productId: Id,
    sellerId: Id,
    userId: Type.Union([Id, Type.Null()]),
    userName: Type.String(),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.String(),
    verifiedPurchase: Type.Boolean(),
    createdAt: Time,
    updatedAt: Time,
    reply: Type.Optional({ ...Reply, description: 'What the store answered, if it did' }),
  },
  { $id: 'Review' },
);
export type Review = Static<typeof Review>;

export const Product = Type.Object(
  {
    id: Id,
    name: Type.String(),
    description: Type.String(),
    price: Kobo,
    discountPrice: Type.Optional(Kobo),
    category: Type.String(),
    subcategory: Type.Union([Type.String(), Type.Null()]),
    images: Type.Array(Picture),
    sku: Type.String(),
    stock: Type.Integer({ minimum: 0, description: 'Units that can be bought now: owned minus held' }),
    maxStock: Type.Integer({ minimum: 1 }),
    brandName: Type.Union([Type.String(), Type.Null()]),
    tags: Type.Array(Type.String()),
    colors: Type.Array(Type.String()),
    sizes: Type.Array(Type.String()),
    weight: Type.Union([Type.Object({ value: Type.Number(), unit: Type.String() }), Type.Null()]),
    dimensions: Type.Union([
      Type.Object({ length: Type.Number(), width: Type.Number(), height: Type.Number(), unit: Type.String() }),
      Type.Null(),
    ]),
    returnPolicy: Type.String({ description: 'Its own, or what its store promises for everything it sells' }),
    sellerId: Id,
    createdAt: Time,
    updatedAt: Time,
  },
  { $id: 'Product' },
);
export type Product = Static<typeof Product>;

export const Variant = Type.Object(
  {
    color: Type.String({ description: "'' where it has no such choice; so is the size" }),
    size: Type.String(),
    price: Kobo,
    discountPrice: Type.Optional(Kobo),
    stock: Type.Integer({ minimum: 0, description: 'Units of it that can be bought now; others may share them' }),
  },
  { $id: 'Variant' },
);
export type Variant = Static<typeof Variant>;

/** Everything the product page shows, in one answer. */
export const ProductPage = Type.Object(
  {
    product: Product,
    variants: Type.Array(Variant, {
      description: 'What is offered of it, sold out or not, in the order of its choices',
    }),
    seller: SellerCard,
    away: Type.Optional(Away),
    arrival: Type.Optional(Arrival),
    rating: Rating,
    histogram: Histogram,
    reviews: Type.Array(Review, { description: 'The newest five' }),
    reviewsCursor: Type.Union([Cursor, Type.Null()]),
    related: Type.Array(ProductCard, { description: 'Popular products of the same category, at most 10' }),
  },
  { $id: 'ProductPage' },
);
export type ProductPage = Static<typeof ProductPage>;

export const ProductSort = Type.Enum([
  'popularity',
  'newest',
  'price-low',
  'price-high',
  'rating',
  'discount',
  'name',
  'relevance',
]);
export type ProductSort = Static<typeof ProductSort>;

export const ProductQuery = Type.Object(
  {
    category: Type.Optional(askedText(100, 'Name or slug, any case')),
    subcategory: Type.Optional(askedText(100, 'Name or slug, any case')),
    seller: Type.Optional(Id),
    q: Type.Optional(askedText(200)),
    collection: Type.Optional(
      Type.Union([Type.Literal('trending'), Type.Literal('new-arrivals'), Type.Literal('flash-sales')], {
        description: 'trending and new-arrivals: the 100 newest products; flash-sales: the discounted ones',
      }),
    ),
    ...filterFields,
    sort: Type.Optional(ProductSort),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 })),
  },
  closed,
);
export type ProductQuery = Static<typeof ProductQuery>;

/** One page of a listing. */
export const ProductListing = Type.Object(
  {
    title: Type.String({ description: "The category's or subcategory's own name, '' for other listings" }),
    items: Type.Array(ProductCard),
    total: Total,
    facets: Facets,
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'ProductListing' },
);
export type ProductListing = Static<typeof ProductListing>;

export const catalogue = {
  categories: {
    summary: "All categories by name, 'Others' last",
    access: 'public',
    response: Type.Object({ items: Type.Array(Category) }),
    errors: [],
  },
  products: {
    summary: 'A listing: filtered, sorted and paged products',
    access: 'public',
    query: ProductQuery,
    response: ProductListing,
    errors: ['category_not_found'],
  },
  product: {
    summary: 'A product page',
    access: 'public',
    params: IdParams,
    response: ProductPage,
    errors: ['product_not_found'],
  },
} satisfies Record<string, Endpoint>;
