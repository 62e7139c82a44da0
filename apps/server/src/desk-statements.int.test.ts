import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { moveParcels } from '@oja/testing/rows/parcels';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorisation } from './testing/authorisation-matrix.ts';
import { askedAtDesk } from './testing/desk-questions.ts';
import { type RecordedStatement, recordStatements } from './testing/recorded-statements.ts';
import { openStage, type Stage } from './testing/stage.ts';

/** What belongs to one store alone, or tells of it. */
const ofStores =
  /\b(orders|order_sellers|order_items|order_status_history|ledger_entries|seller_members|products|product_variants|stock_items|pictures)\b/;
/** Where a statement reads or changes rows that say whose they are, and where it says whose it takes. */
const mentions =
  /\b(?:from|join|update) "?(?:order_sellers|order_items|seller_members|products|product_variants|stock_items|pictures)\b/g;
const choices = /\bseller_id"? (?:=|in) /g;

let database: TestDatabase;
let recorded: RecordedStatement[];
let stage: Stage;
beforeAll(async () => {
  database = await createTestDatabase();
  recorded = recordStatements(database);
  stage = await openStage({ database });
});
afterAll(() => stage.close());

const desks = (Object.keys(routes) as RouteName[]).filter((name) =>
  routeOf(name).path.startsWith('/api/desk/:seller/'),
);
const carries = ({ values }: RecordedStatement, id: string) => JSON.stringify(values).includes(id);
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** The statements of stores that were sent since the list was emptied, and those of them that do not name this one wherever they must. */
function judged(): { touching: RecordedStatement[]; careless: string[] } {
  const touching = recorded.filter(({ text }) => ofStores.test(text));
  const careless = touching.filter(
    (statement) =>
      !carries(statement, stage.product.sellerId) ||
      countOf(statement.text, mentions) > countOf(statement.text, choices),
  );
  return { touching, careless: careless.map(({ text }) => text) };
}

describe.each(['seller', 'packer'] as const)('each statement of a desk, for a %s', (caller) => {
  it.each(desks)('names the store whose desk it is: %s', async (name) => {
    const input = await authorisation[name].input(stage, caller);
    recorded.length = 0;
    const call = stage.people[caller].call(name, input as never);
    if (authorisation[name].codes[caller] === 200) await call;
    else await expect(call).rejects.toMatchObject({ status: authorisation[name].codes[caller] });
    const { touching, careless } = judged();
    expect(touching.length).toBeGreaterThan(0);
    expect(careless).toEqual([]);
  });
});

describe('the ways to ask at a desk', () => {
  const params = () => ({ seller: stage.product.sellerId });
  let asked: [string, { name: RouteName; input: object }][];
  beforeAll(async () => {
    await moveParcels(stage.shop.db, { orderId: stage.order.id, status: 'approved' });
    await copyOrder(
      stage.shop.db,
      stage.order.id,
      Array.from({ length: 60 }, () => ({ search_text: 'ord-1 gele ada' })),
    );
    const { nextCursor } = await stage.people.seller.call('deskOrders', { params: params(), query: {} });
    expect(nextCursor).not.toBe(null);
    asked = Object.entries(askedAtDesk(nextCursor ?? '', stage.order.id));
  });

  it('name the store, each of them, wherever rows are of stores', async () => {
    for (const [says, { name, input }] of asked) {
      recorded.length = 0;
      const { params: more = {} } = input as { params?: object };
      await stage.people.seller.call(name, { ...input, params: { ...params(), ...more } } as never);
      const { touching, careless } = judged();
      expect([says, touching.length > 0, careless]).toEqual([says, true, []]);
    }
  });

  /** Each text is planned, and a process names no more than some hundreds. */
  it('have one text for any number of words', async () => {
    const textsOf = async (q: string) => {
      recorded.length = 0;
      await stage.people.seller.call('deskOrders', { params: params(), query: { q } });
      return new Set(recorded.map(({ text }) => text));
    };
    const words = ['carburettor', 'gele', 'obi', '%', ...Array.from({ length: 20 }, (_, n) => `${n}`)];
    const ofOne = await textsOf(words[0] ?? '');
    expect([...ofOne].filter((text) => text.includes('search_text'))).toHaveLength(2);
    for (const count of [2, 3, 4, 6, 7, 24]) expect(await textsOf(words.slice(0, count).join(' '))).toEqual(ofOne);
  });
});
