import { MOST_PRODUCTS_COUNTED } from '@oja/domain/goods/product-count';
import { productStatuses } from '@oja/domain/goods/product-status';
import { takeDownReasons } from '@oja/domain/goods/take-down';
import { type Static, Type } from 'typebox';
import { askedText, Cursor, closed, Id, IdParams, Kobo, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access, acting, mark, reason, seen } from './operator-act.ts';
import { some } from './operator-stores.ts';

const Status = Type.Enum(productStatuses);

/** Why a product was taken out of the shop, and when; null while it was not. */
export const TakenDown = Type.Union([
  Type.Object({ reasons: Type.Array(Type.String()), note: Type.String(), at: Time }),
  Type.Null(),
]);

const ProductInList = Type.Object({
  id: Id,
  name: Type.String(),
  picture: Type.Union([Picture, Type.Null()]),
  sku: Type.String(),
  price: Kobo,
  status: Status,
  publishedAt: { ...Time, description: 'When it was first put on sale' },
  store: Type.Object({ id: Id, storeName: Type.String() }),
  takenDown: TakenDown,
  mark,
});
export type ProductInList = Static<typeof ProductInList>;

export const OperatorProducts = Type.Object(
  {
    items: Type.Array(ProductInList),
    count: Type.Integer({
      minimum: 0,
      maximum: MOST_PRODUCTS_COUNTED + 1,
      description: `How many the whole list has; ${MOST_PRODUCTS_COUNTED + 1} for any more than ${MOST_PRODUCTS_COUNTED}. On further pages 0`,
    }),
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'OperatorProducts' },
);
export type OperatorProducts = Static<typeof OperatorProducts>;

const Placed = Type.Object({ id: Id, status: Status });
const placing = [...acting, 'product_not_found', 'matter_changed'] as const;

export const operatorProducts = {
  operatorProducts: {
    summary: 'Products of every store, newest first',
    access,
    query: Type.Object(
      {
        list: Type.Optional(
          Type.Enum(['new', 'taken-down', 'all'], {
            default: 'new',
            description: 'What is in the shop; what was taken out of it; whatever its status',
          }),
        ),
        q: Type.Optional(askedText(100, 'Letters of a name, a SKU or a store; or an id')),
        store: Type.Optional(Id),
        cursor: Type.Optional(Cursor),
      },
      closed,
    ),
    response: OperatorProducts,
    errors: ['route_not_found'],
  },
  takeDownProduct: {
    summary: 'Take a product out of the shop; its store cannot put it back',
    access,
    params: IdParams,
    body: Type.Object(
      {
        seen,
        reasons: Type.Array(Type.Enum(takeDownReasons), some),
        note: reason,
      },
      closed,
    ),
    response: Placed,
    errors: placing,
  },
  restoreProduct: {
    summary: 'Put a product back to where it stood before it was taken down',
    access,
    params: IdParams,
    body: Type.Object({ seen, note: reason }, closed),
    response: Placed,
    errors: placing,
  },
} satisfies Record<string, Endpoint>;
