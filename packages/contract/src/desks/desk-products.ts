import { type ProductForm as Form, formLimits } from '@oja/domain/goods/product-form';
import { productStatuses } from '@oja/domain/goods/product-status';
import { HIGHEST_PRICE } from '@oja/domain/goods/read-product-form';
import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import { type Static, Type } from 'typebox';
import { askedText, Cursor, closed, Done, Id, Kobo, longText, Picture, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { DeskParams } from './desk-params.ts';
import { DeskPicture } from './desk-pictures.ts';

const Status = Type.Enum(productStatuses);
const Count = Type.Integer({ minimum: 0 });
const Units = Type.Integer({ minimum: 0, maximum: MOST_UNITS });
const NullableKobo = Type.Union([Kobo, Type.Null()]);
const NullableId = Type.Union([Id, Type.Null()]);
const NullablePicture = Type.Union([Picture, Type.Null()]);
/** The id of a product, or of the draft that becomes one: they are the same. */
const GoodsParams = Type.Object({ seller: Id, id: Id }, closed);
/** How often a draft was kept: who keeps it names the one that was seen. */
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

export const productTabs = ['on-sale', 'paused', 'sold-out', 'archived'] as const;
export type ProductTab = (typeof productTabs)[number];
export const productSorts = ['newest', 'name', 'price-low', 'price-high', 'stock-low', 'sold'] as const;
export type ProductSort = (typeof productSorts)[number];

/** Counts that a request may change. */
export const MOST_COUNTS = 100;
/** Drafts that a store keeps. */
export const MOST_DRAFTS = 200;

const typed = shortText(40);
const chips = (most: number) => Type.Array(shortText(formLimits.choice, 1), { maxItems: most });

/**
 * A product as it is being written: what was typed, not what it means. Looser than what is published
 * (`readProductForm`), so that nothing typed is lost.
 */
export const ProductForm = Type.Unsafe<Form>(
  Type.Object(
    {
      name: shortText(2 * formLimits.name),
      price: typed,
      salePrice: typed,
      count: typed,
      categoryId: Type.Union([Id, Type.Literal('')]),
      subcategoryId: Type.Union([Id, Type.Literal('')]),
      pictures: Type.Array(Type.Object({ id: Id, alt: shortText(formLimits.alt) }, closed), {
        maxItems: formLimits.pictures,
      }),
      description: longText(2 * formLimits.description),
      brand: shortText(2 * formLimits.brand),
      tags: Type.Array(shortText(2 * formLimits.tag), { maxItems: formLimits.tags }),
      colors: chips(formLimits.colors),
      sizes: chips(formLimits.sizes),
      countedEach: Type.Boolean(),
      pricedEach: Type.Boolean(),
      variants: Type.Array(
        Type.Object(
          {
            color: shortText(formLimits.choice),
            size: shortText(formLimits.choice),
            price: typed,
            salePrice: typed,
            count: typed,
            sku: typed,
            offered: Type.Boolean(),
          },
          closed,
        ),
        { maxItems: formLimits.colors * formLimits.sizes },
      ),
      weight: typed,
      length: typed,
      width: typed,
      height: typed,
      returns: longText(2 * formLimits.returns),
      sku: typed,
      lowAt: typed,
    },
    closed,
  ),
);

const DeskProduct = Type.Object({
  id: Id,
  name: Type.String(),
  picture: NullablePicture,
  status: Status,
  price: Kobo,
  discountPrice: NullableKobo,
  pricedEach: { ...Type.Boolean(), description: 'Each variant has a price of its own; shown is the lowest' },
  stock: { ...Count, description: 'Units owned, of all that is offered' },
  held: { ...Count, description: 'Of those, promised to unfinished checkouts' },
  stockItemId: { ...NullableId, description: 'Where they are counted together; null: each variant by itself' },
  colors: Type.Array(Type.String()),
  sizes: Type.Array(Type.String()),
  low: { ...Type.Boolean(), description: 'A count that is watched has few units left' },
  soldRecently: { ...Count, description: 'Units sold in the last 30 days' },
  edited: { ...Type.Boolean(), description: 'There are changes that are not in the shop yet' },
});
export type DeskProduct = Static<typeof DeskProduct>;

export const DeskProducts = Type.Object(
  {
    items: Type.Array(DeskProduct),
    count: { ...Count, description: 'How many there are of this tab and what was asked, counted to 10,001' },
    counts: Type.Object(
      { 'on-sale': Count, drafts: Count, paused: Count, 'sold-out': Count, archived: Count },
      { description: 'How many there are of each tab, counted to 10,001' },
    ),
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'DeskProducts' },
);
export type DeskProducts = Static<typeof DeskProducts>;

const DraftHead = {
  id: Id,
  version: Version,
  keptAt: Time,
  keptBy: { ...Type.String(), description: "Who kept it last, by first name; '' when that account is gone" },
};

export const DeskDrafts = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        ...DraftHead,
        name: Type.String(),
        price: { ...Type.String(), description: 'As typed' },
        picture: NullablePicture,
        edits: { ...Type.Boolean(), description: 'Changes of a product that is there' },
        missing: { ...Count, description: 'What stands between it and being published' },
      }),
      { description: 'The one kept last first' },
    ),
  },
  { $id: 'DeskDrafts' },
);
export type DeskDrafts = Static<typeof DeskDrafts>;

export const Draft = Type.Object(
  { ...DraftHead, form: ProductForm, pictures: Type.Array(DeskPicture) },
  { $id: 'Draft' },
);
export type Draft = Static<typeof Draft>;

const DeskVariant = Type.Object({
  id: Id,
  color: Type.String(),
  size: Type.String(),
  sku: Type.Union([Type.String(), Type.Null()]),
  price: { ...NullableKobo, description: "Null: the product's" },
  discountPrice: NullableKobo,
  stockItemId: Id,
  stock: { ...Count, description: 'Units owned; of all together where they share a stock item' },
  held: Count,
  offered: Type.Boolean(),
});
export type DeskVariant = Static<typeof DeskVariant>;

/** A product of the store, the draft of one, or a product and the changes that are not in the shop yet. */
export const DeskGoods = Type.Object(
  {
    product: Type.Union([
      Type.Object({
        ...DeskProduct.properties,
        variants: Type.Array(DeskVariant, { description: 'Those that are offered or were, in their order' }),
        form: { ...ProductForm, description: 'What it is now, as a form' },
        pictures: Type.Array(DeskPicture),
        editVersion: Version,
      }),
      Type.Null(),
    ]),
    draft: Type.Union([Draft, Type.Null()]),
  },
  { $id: 'DeskGoods' },
);
export type DeskGoods = Static<typeof DeskGoods>;

/** What the form of a product offers to choose from, and what it promises. */
export const GoodsFacts = Type.Object(
  {
    categories: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        subcategories: Type.Array(Type.Object({ id: Id, name: Type.String() })),
      }),
      { description: "By name, 'Others' last" },
    ),
    brands: Type.Array(Type.String(), { maxItems: 200, description: 'That the store has, the most used first' }),
    commission: { ...Count, description: "The shop's part of a price, in basis points: 1000 is 10 %" },
    returnPolicy: { ...Type.String(), description: 'What the store promises for all it sells' },
    picturesLeft: { ...Count, description: 'How many pictures the store can still add' },
  },
  { $id: 'GoodsFacts' },
);
export type GoodsFacts = Static<typeof GoodsFacts>;

export const CategoryGuesses = Type.Object(
  {
    items: Type.Array(
      Type.Object({
        categoryId: Id,
        subcategoryId: NullableId,
        words: Type.String({ description: 'Fashion › Fabric' }),
      }),
      { maxItems: 3 },
    ),
  },
  { $id: 'CategoryGuesses' },
);
export type CategoryGuesses = Static<typeof CategoryGuesses>;

const Price = { price: Kobo, discountPrice: NullableKobo };
const AskedPrice = {
  price: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `Kobo, from 100 to ${HIGHEST_PRICE}`,
  }),
  discountPrice: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
};

/** What whoever names a request by an `Idempotency-Key` may hear. */
const keyed = ['request_in_progress', 'idempotency_key_reused'] as const;

export const countRefusals = ['stock_item_not_found', 'not_enough_free', 'too_many_units'] as const;

/** What became of each count. */
const CountOutcome = Type.Union([
  Type.Object({
    stockItemId: Id,
    ok: Type.Literal(true),
    stock: { ...Units, description: 'Units owned now' },
    moved: { ...Type.Integer(), description: 'By how much it had changed since it was seen: -2 where 2 were sold' },
  }),
  Type.Object({
    stockItemId: Id,
    ok: Type.Literal(false),
    code: Type.Enum([...countRefusals]),
    message: Type.String(),
  }),
]);
export type CountOutcome = Static<typeof CountOutcome>;
export const CountOutcomes = Type.Object({ items: Type.Array(CountOutcome) }, { $id: 'CountOutcomes' });
export type CountOutcomes = Static<typeof CountOutcomes>;

export const deskProducts = {
  goodsFacts: {
    summary: 'What the form of a product offers to choose from, and what it promises',
    access: { desk: 'goods' },
    params: DeskParams,
    response: GoodsFacts,
    errors: [],
  },
  deskProducts: {
    summary: 'The products of a store',
    access: { desk: 'counts' },
    params: DeskParams,
    query: Type.Object(
      {
        tab: Type.Optional(Type.Enum(productTabs, { default: 'on-sale' })),
        q: Type.Optional(askedText(100, 'Letters of a name, a brand or a SKU')),
        sort: Type.Optional(Type.Enum(productSorts, { default: 'newest' })),
        only: Type.Optional(
          Type.Enum(['low', 'discounted', 'without-picture', 'not-sold'], {
            description: 'Few left; on sale; without a picture; not sold in 30 days',
          }),
        ),
        category: Type.Optional(Id),
        cursor: Type.Optional(Cursor),
      },
      closed,
    ),
    response: DeskProducts,
    errors: [],
  },
  deskDrafts: {
    summary: 'The drafts of a store: products not published yet, and changes that are not in the shop yet',
    access: { desk: 'goods' },
    params: DeskParams,
    response: DeskDrafts,
    errors: [],
  },
  deskProduct: {
    summary: 'A product of a store, or a draft of one, with all that can be changed',
    access: { desk: 'counts' },
    params: GoodsParams,
    response: DeskGoods,
    errors: ['product_not_found'],
  },
  keepDraft: {
    summary:
      'Keep the form of a product as it was typed; its id is made by the browser and becomes that of the product',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object(
      {
        version: { ...Version, description: 'Of the draft that was seen; 0 for none' },
        editVersion: Type.Optional({
          ...Version,
          description:
            'Demanded when changes of a product begin, of the one that was seen: who did not see the last ones would undo them',
        }),
        form: ProductForm,
      },
      closed,
    ),
    response: Type.Object({ version: Version, keptAt: Time }),
    errors: ['changed_meanwhile', 'id_taken', 'too_many_drafts', 'picture_not_found'],
  },
  dropDraft: {
    summary: 'Throw a draft away; what is in the shop stays as it is',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ version: Version }, closed),
    response: Done,
    errors: ['draft_not_found', 'changed_meanwhile'],
  },
  publishDraft: {
    summary: 'Put a draft in the shop, whole or not at all',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ version: Version }, closed),
    response: Type.Object({
      id: Id,
      name: Type.String(),
      status: { ...Status, description: 'Changes of what is paused or archived put it in no list of the shop' },
    }),
    errors: [
      'store_not_open',
      'draft_not_found',
      'changed_meanwhile',
      'id_taken',
      'draft_incomplete',
      'category_not_found',
      'picture_not_found',
      'sku_taken',
      'units_held',
      ...keyed,
    ],
  },
  duplicateProduct: {
    summary: 'Begin a draft with what a product has: no units, a new SKU',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ draftId: { ...Id, description: 'Made by the browser' } }, closed),
    response: Draft,
    errors: ['product_not_found', 'id_taken', 'too_many_drafts'],
  },
  placeProduct: {
    summary: 'Offer a product, take it out of the shop for a while, or put it away',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object({ status: Status }, closed),
    response: Type.Object({ id: Id, status: Status }),
    errors: ['product_not_found', 'product_cannot_move', 'units_held'],
  },
  priceProduct: {
    summary: 'Give a product or its variants other prices, all or none; refused where one is not what was seen',
    access: { desk: 'goods' },
    params: GoodsParams,
    body: Type.Object(
      {
        prices: Type.Array(
          Type.Object(
            {
              variantId: { ...NullableId, description: 'Null: the price of the product, where variants have none' },
              seen: Type.Object(Price, closed),
              ...AskedPrice,
            },
            closed,
          ),
          { minItems: 1, maxItems: formLimits.variants },
        ),
      },
      closed,
    ),
    response: Type.Object({
      price: Kobo,
      discountPrice: NullableKobo,
      variants: Type.Array(Type.Object({ id: Id, ...Price }), { description: 'Those with a price of their own' }),
    }),
    errors: ['product_not_found', 'price_not_plausible', 'prices_all_or_none', 'value_moved'],
  },
  countUnits: {
    summary: 'Say how many units there are of several stock items, each by itself: a difference to what was seen',
    access: { desk: 'counts' },
    params: DeskParams,
    body: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            {
              stockItemId: Id,
              seen: { ...Units, description: 'Units owned when the member looked' },
              count: Units,
              reason: Type.Optional(Type.Enum(['counted', 'received', 'damaged', 'lost'], { default: 'counted' })),
            },
            closed,
          ),
          { minItems: 1, maxItems: MOST_COUNTS, description: 'Each stock item once' },
        ),
      },
      closed,
    ),
    response: CountOutcomes,
    errors: [...keyed],
  },
  guessCategories: {
    summary: 'Where goods of such a name are filed, the likeliest first',
    access: { desk: 'goods' },
    params: DeskParams,
    query: Type.Object({ name: askedText(120) }, closed),
    response: CategoryGuesses,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
