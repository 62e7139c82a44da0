import { Type } from 'typebox';
import { closed } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** Products whose stock is asked for at once. */
const MOST_STOCK = 24;

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const StockQuery = Type.Object(
  {
    ids: Type.String({
      maxLength: MOST_STOCK * 37,
      pattern: `^${uuid}(?:,${uuid}){0,${MOST_STOCK - 1}}$`,
      description: `Ids of products in their order, at most ${MOST_STOCK}`,
    }),
  },
  closed,
);

const Stock = Type.Object(
  {
    left: Type.Array(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]), {
      description: 'For each id, in small letters, each once and in their order; null: not in the shop',
    }),
  },
  { $id: 'Stock' },
);

export const stock = {
  stock: {
    summary: 'Units of products that can be bought now: what a page that is seen again looks at, in 300 bytes',
    access: 'public',
    query: StockQuery,
    response: Stock,
    errors: [],
  },
} satisfies Record<string, Endpoint>;
