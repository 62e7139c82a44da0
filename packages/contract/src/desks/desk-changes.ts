import { roundings } from '@oja/domain/goods/price-change';
import { productStatuses } from '@oja/domain/goods/product-status';
import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import { type Static, Type } from 'typebox';
import { Cursor, closed, Id, Kobo, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { Day, DeskParams } from './desk-params.ts';
import { Selection } from './desk-sheet.ts';

/** Rows that one change may have: prices of variants or products, and counts. */
export const MOST_CHANGED_ROWS = 5_000;

const Units = Type.Integer({ minimum: 0, maximum: MOST_UNITS });
const Count = Type.Integer({ minimum: 0 });
const AskedKobo = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Kobo' });
const Priced = { price: AskedKobo, discountPrice: Type.Union([AskedKobo, Type.Null()]) };

const Round = Type.Enum([...roundings]);

/** Cells that a member typed, each with what it was when it was seen. */
const TypedCell = Type.Union([
  Type.Object(
    {
      what: Type.Literal('price'),
      productId: Id,
      variantId: { ...Type.Union([Id, Type.Null()]), description: "Null: the product's price" },
      seen: Type.Object(Priced, closed),
      ...Priced,
    },
    closed,
  ),
  Type.Object(
    {
      what: Type.Literal('count'),
      productId: Id,
      stockItemId: Id,
      seen: { ...Units, description: 'Units owned when the member looked: the change is the difference' },
      count: Units,
    },
    closed,
  ),
  Type.Object(
    {
      what: Type.Literal('low-at'),
      productId: Id,
      stockItemId: Id,
      lowAt: Type.Integer({ minimum: 0, maximum: 1_000 }),
    },
    closed,
  ),
]);
export type TypedCell = Static<typeof TypedCell>;

/** What is done to many products at once. */
const BulkAct = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('price-percent'),
      basisPoints: Type.Integer({
        minimum: -9_000,
        maximum: 90_000,
        description: 'Hundredths of a percent; below 0: lower',
      }),
      round: Round,
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('price-amount'),
      amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000, description: 'Kobo; below 0: lower' }),
      round: Round,
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('round'), round: Type.Enum(['50', '100', '900']) }, closed),
  Type.Object(
    {
      kind: Type.Literal('sale'),
      percent: Type.Integer({ minimum: 1, maximum: 90, description: 'Off the price' }),
      round: Round,
      until: { ...Type.Union([Day, Type.Null()]), description: 'Its last day in Lagos; null: until it is ended' },
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('end-sale') }, closed),
  Type.Object({ kind: Type.Literal('set-count'), count: Units }, closed),
  Type.Object(
    { kind: Type.Literal('add-count'), units: Type.Integer({ minimum: -MOST_UNITS, maximum: MOST_UNITS }) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('pause') }, closed),
]);
export type BulkAct = Static<typeof BulkAct>;

/** Typed cells, or one act on products: those that are named, or all that fit. */
export const AskedChange = Type.Union([
  Type.Object({ cells: Type.Array(TypedCell, { minItems: 1, maxItems: MOST_CHANGED_ROWS }) }, closed),
  Type.Object(
    { act: BulkAct, products: Type.Array(Id, { minItems: 1, maxItems: MOST_CHANGED_ROWS, uniqueItems: true }) },
    closed,
  ),
  Type.Object({ act: BulkAct, where: Type.Object(Selection, closed) }, closed),
]);
export type AskedChange = Static<typeof AskedChange>;

/** Looked at and not made; being made; made; being undone; undone as far as it could be. */
export const changeStates = ['looked', 'making', 'made', 'undoing', 'undone'] as const;
export type ChangeState = (typeof changeStates)[number];

export const DeskChange = Type.Object(
  {
    id: Id,
    state: Type.Enum([...changeStates]),
    act: { ...Type.Union([BulkAct, Type.Null()]), description: 'Null: typed cells' },
    rows: { ...Count, description: 'That would be, or were, other than they are' },
    products: { ...Count, description: 'Products of those rows' },
    refused: { ...Count, description: 'Rows that cannot be, each with its reason' },
    same: { ...Count, description: 'Rows that are so already' },
    done: { ...Count, description: 'Of `rows`, how far making or undoing has come' },
    notUndone: { ...Count, description: 'Rows that moved meanwhile and stayed' },
    at: { ...Time, description: 'When it was made; when it was looked at, before' },
    by: { ...Type.String(), description: "First name; '' when that account is gone" },
    undoUntil: { ...Type.Union([Time, Type.Null()]), description: 'Null: cannot be undone' },
  },
  { $id: 'DeskChange' },
);
export type DeskChange = Static<typeof DeskChange>;

/** One thing of one row: `price` with the sale price, units owned, few left from, or the product's status. */
const Values = Type.Object({
  price: Type.Optional(Kobo),
  discountPrice: Type.Optional(Type.Union([Kobo, Type.Null()])),
  count: Type.Optional(Count),
  lowAt: Type.Optional(Count),
  status: Type.Optional(Type.Enum(productStatuses)),
});
const ChangeRow = Type.Object({
  row: { ...Count, description: 'Its place in the change, from 0' },
  what: Type.Enum(['price', 'count', 'low-at', 'status']),
  productId: Id,
  name: Type.String(),
  color: Type.String(),
  size: Type.String(),
  sku: Type.String(),
  before: Values,
  after: Values,
  outcome: Type.Enum(['planned', 'refused', 'made', 'undone', 'not-undone']),
  problem: { ...Type.Union([Type.String(), Type.Null()]), description: 'Why it is refused or stayed, in words' },
});
export type ChangeRow = Static<typeof ChangeRow>;

export const DeskChangeRows = Type.Object(
  {
    items: Type.Array(ChangeRow, { description: 'Refused ones in front' }),
    nextCursor: Type.Union([Cursor, Type.Null()]),
  },
  { $id: 'DeskChangeRows' },
);
export type DeskChangeRows = Static<typeof DeskChangeRows>;

const ChangeParams = Type.Object({ seller: Id, id: Id }, closed);

export const deskChanges = {
  deskChanges: {
    summary: 'What was changed of many products at once in the last 30 days, the newest first, 50 at most',
    access: { desk: 'goods' },
    params: DeskParams,
    response: Type.Object({ items: Type.Array(DeskChange) }),
    errors: [],
  },
  deskChange: {
    summary: 'A change of many products: what it is, and how far it has come',
    access: { desk: 'goods' },
    params: ChangeParams,
    response: DeskChange,
    errors: ['change_not_found'],
  },
  deskChangeRows: {
    summary: 'The rows of a change, 100 a page',
    access: { desk: 'goods' },
    params: ChangeParams,
    query: Type.Object({ cursor: Type.Optional(Cursor) }, closed),
    response: DeskChangeRows,
    errors: ['change_not_found'],
  },
  lookAtChange: {
    summary:
      'Look at what a change would do: its rows are worked out and kept, nothing is changed. Its id is made by the browser; until it is made it may be looked at anew',
    access: { desk: 'goods' },
    params: ChangeParams,
    body: AskedChange,
    // So many typed cells, each of 250 bytes at most.
    largestBody: 2 * 1024 * 1024,
    response: DeskChange,
    errors: ['change_not_found', 'change_made_before', 'too_many_rows', 'product_not_found', 'stock_item_not_found'],
  },
  makeChange: {
    summary:
      'Make a change that was looked at, without the rows that are refused; what moved since is refused row by row. Up to 250 products at once (50 that are paused), more go on by themselves. Sent again it answers how far it is',
    access: { desk: 'goods' },
    params: ChangeParams,
    response: DeskChange,
    errors: ['change_not_found'],
  },
  undoChange: {
    summary: 'Undo a change that was made in the last 24 hours, row by row where the value is still the one it made',
    access: { desk: 'goods' },
    params: ChangeParams,
    response: DeskChange,
    errors: ['change_not_found', 'change_too_old'],
  },
} satisfies Record<string, Endpoint>;
