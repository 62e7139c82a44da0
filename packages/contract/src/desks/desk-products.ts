import { formRoom } from '@oja/domain/goods/product-form';
import { productStatuses } from '@oja/domain/goods/product-status';
import { HIGHEST_PRICE } from '@oja/domain/goods/read-product-form';
import { type Static, Type } from 'typebox';
import { askedText, Cursor, closed, Id, Kobo, Picture } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { Draft, Version } from './desk-drafts.ts';
import { DeskParams, GoodsParams } from './desk-params.ts';
import { DeskPicture } from './desk-pictures.ts';
import { ProductForm } from './desk-product-form.ts';
import { TakenDown } from './operator-products.ts';

const Status = Type.Enum(productStatuses);
const Count = Type.Integer({ minimum: 0 });
const NullableKobo = Type.Union([Kobo, Type.Null()]);
const NullableId = Type.Union([Id, Type.Null()]);
const NullablePicture = Type.Union([Picture, Type.Null()]);

export const productTabs = ['on-sale', 'paused', 'sold-out', 'archived', 'taken-down'] as const;
export type ProductTab = (typeof productTabs)[number];
export const productSorts = ['newest', 'name', 'price-low', 'price-high', 'stock-low', 'sold'] as const;
export type ProductSort = (typeof productSorts)[number];

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
  takenDown: TakenDown,
});
export type DeskProduct = Static<typeof DeskProduct>;

export const DeskProducts = Type.Object(
  {
    items: Type.Array(DeskProduct),
    count: { ...Count, description: 'How many there are of this tab and what was asked, counted to 10,001' },
    counts: Type.Object(
      {
        'on-sale': Count,
        drafts: Count,
        'in-review': Count,
        paused: Count,
        'sold-out': Count,
        archived: Count,
        'taken-down': Count,
      },
      { description: 'How many there are of each tab, counted to 10,001' },
    ),
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'DeskProducts' },
);
export type DeskProducts = Static<typeof DeskProducts>;

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

const Price = { price: Kobo, discountPrice: NullableKobo };
const AskedPrice = {
  price: Type.Integer({
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: `Kobo, from 100 to ${HIGHEST_PRICE}`,
  }),
  discountPrice: Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()]),
};

export const deskProducts = {
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
  deskProduct: {
    summary: 'A product of a store, or a draft of one, with all that can be changed',
    access: { desk: 'counts' },
    params: GoodsParams,
    response: DeskGoods,
    errors: ['product_not_found'],
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
          { minItems: 1, maxItems: formRoom.variants },
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
} satisfies Record<string, Endpoint>;
