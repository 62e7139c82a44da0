import { productStatuses } from '@oja/domain/goods/product-status';
import { type Static, Type } from 'typebox';
import { askedText, Cursor, closed, Id, Kobo, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { DeskParams } from './desk-params.ts';
import { productTabs } from './desk-products.ts';

const Count = Type.Integer({ minimum: 0 });
const NullableKobo = Type.Union([Kobo, Type.Null()]);

/** Which products of a store: as its list of products asks for them. */
export const Selection = {
  tab: Type.Optional(Type.Enum(productTabs, { description: 'What is on sale, unless another one is said' })),
  q: Type.Optional(askedText(100, 'Letters of a name, a brand or a SKU')),
  only: Type.Optional(Type.Enum(['low', 'discounted', 'without-picture', 'not-sold'])),
  category: Type.Optional(Id),
};

const SheetVariant = Type.Object({
  id: Id,
  color: Type.String(),
  size: Type.String(),
  sku: { ...Type.String(), description: "Its own, or the product's" },
  price: { ...NullableKobo, description: "Null: the product's" },
  discountPrice: NullableKobo,
  stockItemId: Id,
});
export type SheetVariant = Static<typeof SheetVariant>;

const SheetItem = Type.Object({
  id: Id,
  stock: { ...Count, description: 'Units owned' },
  held: { ...Count, description: 'Of those, promised to unfinished checkouts' },
  lowAt: { ...Count, description: 'Few are left from this many free units on' },
});
export type SheetItem = Static<typeof SheetItem>;

const SheetProduct = Type.Object({
  id: Id,
  name: Type.String(),
  picture: Type.Union([Picture, Type.Null()]),
  status: Type.Enum(productStatuses),
  price: { ...Kobo, description: 'Of all its variants, or the lowest of them' },
  discountPrice: NullableKobo,
  pricedEach: Type.Boolean(),
  saleEndsAt: { ...Type.Union([Time, Type.Null()]), description: 'When its sale price ends by itself' },
  variants: Type.Array(SheetVariant, { description: 'Those that are offered, in their order' }),
  items: Type.Array(SheetItem, { description: 'What is counted of them: one for all, or one for each' }),
});
export type SheetProduct = Static<typeof SheetProduct>;

/** Products with their variants, each a row or several of the sheet. */
export const Sheet = Type.Object(
  {
    items: Type.Array(SheetProduct),
    count: { ...Count, description: 'Products that fit, counted to 10,001' },
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'Sheet' },
);
export type Sheet = Static<typeof Sheet>;

export const deskSheet = {
  deskSheet: {
    summary: 'The products of a store as rows of a sheet, the newest first, 50 products a page',
    access: { desk: 'counts' },
    params: DeskParams,
    query: Type.Object({ ...Selection, cursor: Type.Optional(Cursor) }, closed),
    response: Sheet,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
