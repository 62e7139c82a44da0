import { returnReasons } from '@oja/domain/goods/draft-review';
import { productStatuses } from '@oja/domain/goods/product-status';
import { type Static, Type } from 'typebox';
import { Cursor, closed, Id, IdParams, Kobo, Picture, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access, acting, mark, reason, seen } from './operator-act.ts';
import { some } from './operator-stores.ts';

const Count = Type.Integer({ minimum: 0 });
const NullableKobo = Type.Union([Kobo, Type.Null()]);
const Texts = Type.Array(Type.String());

/** Drafts that wait for the operator, the longest first: of each no more than leads to it. */
export const OperatorDrafts = Type.Object(
  {
    items: Type.Array(Type.Object({ id: Id, name: Type.String(), storeName: Type.String(), submittedAt: Time })),
    count: { ...Count, description: 'How many wait in all' },
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'OperatorDrafts' },
);
export type OperatorDrafts = Static<typeof OperatorDrafts>;

/** A product as buyers read it. */
const LookedAtGoods = Type.Object({
  name: Type.String(),
  category: { ...Type.String(), description: 'Fashion › Fabric' },
  price: { ...NullableKobo, description: 'Of the cheapest that is offered; null where it cannot be read' },
  discountPrice: NullableKobo,
  count: { ...Type.Union([Count, Type.Null()]), description: 'Units of all that is offered' },
  brand: Type.String(),
  description: Type.String(),
  tags: Texts,
  colors: Texts,
  sizes: Texts,
  returns: Type.String(),
  weight: { ...Type.String(), description: 'Kilograms' },
  measures: { ...Type.String(), description: 'Centimetres: 20 × 10 × 5' },
  sku: { ...Type.String(), description: 'Empty for one that the shop makes' },
  variants: Texts,
  pictures: Type.Array(Picture),
});
export type LookedAtGoods = Static<typeof LookedAtGoods>;

/** A draft as the operator looks at it. */
export const OperatorDraft = Type.Object(
  {
    id: Id,
    mark,
    submittedAt: Time,
    store: Type.Object({
      id: Id,
      storeName: Type.String(),
      approved: { ...Count, description: 'Drafts of it that were approved, counted to 1,000' },
      returned: Count,
    }),
    goods: LookedAtGoods,
    before: Type.Union([LookedAtGoods, Type.Null()], {
      description: 'The product as it is, where these are changes of one',
    }),
    status: Type.Union([Type.Enum(productStatuses), Type.Null()], { description: 'Of that product' }),
    warnings: Type.Array(
      Type.Object({
        field: Type.Enum(['name', 'description', 'tags', 'brand', 'price', 'pictures']),
        says: Type.String(),
      }),
      { description: 'What a rule finds worth a second look; nothing is refused by it' },
    ),
  },
  { $id: 'OperatorDraft' },
);
export type OperatorDraft = Static<typeof OperatorDraft>;

const Decided = Type.Object({
  id: Id,
  name: Type.String(),
  undoUntil: { ...Time, description: 'Until then it can be undone; then its mail leaves' },
});
const deciding = [...acting, 'draft_not_found', 'matter_changed'] as const;

export const operatorDrafts = {
  operatorDrafts: {
    summary: 'The products to look at, the one that has waited the longest first',
    access,
    query: Type.Object({ cursor: Type.Optional(Cursor) }, closed),
    response: OperatorDrafts,
    errors: ['route_not_found'],
  },
  operatorDraft: {
    summary: 'A product to look at, as buyers would read it, and what differs where it is in the shop already',
    access,
    params: IdParams,
    response: OperatorDraft,
    errors: ['route_not_found', 'draft_not_found'],
  },
  approveDraft: {
    summary: 'Put a draft in the shop that waits for the operator, as it was seen',
    access,
    params: IdParams,
    body: Type.Object({ seen }, closed),
    response: Decided,
    errors: [
      ...deciding,
      'draft_store_not_selling',
      'draft_incomplete',
      'category_not_found',
      'picture_not_found',
      'sku_taken',
      'units_held',
      'id_taken',
      'changed_meanwhile',
    ],
  },
  returnDraft: {
    summary: 'Send a draft back to its store, with what it can mend',
    access,
    params: IdParams,
    body: Type.Object({ seen, reasons: Type.Array(Type.Enum(returnReasons), some), note: reason }, closed),
    response: Decided,
    errors: deciding,
  },
  undoDecision: {
    summary: 'Undo the last decision on a draft, within 60 seconds: it waits again, and its store hears nothing',
    access,
    params: IdParams,
    body: Type.Object({}, closed),
    response: Type.Object({
      id: { ...Id, description: 'Of the draft that waits: another one where it was in the shop' },
    }),
    errors: [...acting, 'draft_not_found', 'decision_stands'],
  },
} satisfies Record<string, Endpoint>;
