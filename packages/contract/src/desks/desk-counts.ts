import { MOST_UNITS } from '@oja/domain/goods/stock-change';
import { type Static, Type } from 'typebox';
import { closed, Id } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { keyed } from '../errors.ts';
import { DeskParams } from './desk-params.ts';

const Units = Type.Integer({ minimum: 0, maximum: MOST_UNITS });

/** Counts that a request may change. */
export const MOST_COUNTS = 100;

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

export const deskCounts = {
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
} satisfies Record<string, Endpoint>;
