import { type RouteName, routeOf } from '@oja/contract/routes';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorisation } from './testing/authorisation-matrix.ts';
import { askedAtDesk } from './testing/desk-questions.ts';
import { type RecordedStatement, recordStatements } from './testing/recorded-statements.ts';
import { openStage, type Stage } from './testing/stage.ts';

/** What belongs to one store alone, or tells of it. */
const ofStores =
  /\b(orders|order_sellers|order_items|order_status_history|ledger_entries|seller_members|seller_payouts|seller_slugs|sellers|products|desk_products|product_variants|stock_items|product_drafts|goods_changes|goods_change_rows|imports|import_rows|import_products|import_pictures|timed_sales|pictures|payout_accounts|reviews|review_replies)\b/;
/** Where a statement reads or changes rows that say whose they are, and where it says whose it takes. */
const mentions =
  /\b(?:from|join|update) "?(?:order_sellers|order_items|seller_members|seller_payouts|products|desk_products|product_variants|stock_items|product_drafts|goods_changes|goods_change_rows|imports|import_rows|import_products|import_pictures|timed_sales|pictures|payout_accounts|reviews|review_replies)\b/g;
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

const desks = (Object.keys(authorisation) as RouteName[]).filter((name) =>
  routeOf(name).path.startsWith('/api/desk/:seller/'),
);
/** Of the account of who asks: whether it owns a store, whichever. */
const ofAccount = /exists \(select from sellers where owner_id = u\.id and [\s\S]*from users u where id = \$\d/;
const carries = ({ values }: RecordedStatement, id: string) => JSON.stringify(values).includes(id);
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/**
 * What goes back of an order is worked out of all of it, and taken from where all of its payment lies: these statements name
 * an order or a payment that the desk has found by its store. None other may.
 */
const ofWholeOrders = [
  /^\s*\/\* the whole order \*\/ select/,
  /^\s*select case when p\.disposition = 'order' then c\.id end as "orderId"/,
  /from ledger_entries\s+where reference = \$1 and kind = any\(\$2::text\[\]\)/,
  /^select "total", "charges", "shipping", "tax" from "orders" where "id" = \$1$/,
  /from "order_sellers" where "order_id" = \$1 order by "seller_id"$/,
  /^\s*insert into ledger_entries/,
  /^\s*update orders set updated_at = now\(\), refunded_amount = [\s\S]* where payment_reference = \$\d$/,
  /^\s*update reviews set verified_purchase = false/,
];
const isOfWholeOrder = (name: RouteName, { text }: RecordedStatement) =>
  (name === 'cancelLine' || name === 'cancelLook') && ofWholeOrders.some((known) => known.test(text.trim()));

/** Orders of which the store has a part, their payments, and its products. */
async function ownOf(sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(array[o.id::text, o.payment_reference]) as id from order_sellers part join orders o on o.id = part.order_id
      where part.seller_id = ${sellerId}
    union all select id::text from products where seller_id = ${sellerId}`.execute(stage.shop.db);
  return rows.map(({ id }) => id);
}

/** Statements about a whole order that name none of which the store has a part. */
async function ofForeignOrders(name: RouteName): Promise<string[]> {
  const sent = recorded.filter((statement) => isOfWholeOrder(name, statement));
  const own = await ownOf(stage.product.sellerId);
  return sent.filter((statement) => !own.some((id) => carries(statement, id))).map(({ text }) => text);
}

/** The statements of stores that were sent since the list was emptied, and those of them that do not name this one wherever they must. */
function judged(name: RouteName): { touching: RecordedStatement[]; careless: string[] } {
  const touching = recorded.filter(
    (statement) => ofStores.test(statement.text) && !isOfWholeOrder(name, statement) && !ofAccount.test(statement.text),
  );
  const careless = touching.filter(
    (statement) =>
      !carries(statement, stage.product.sellerId) ||
      countOf(statement.text, mentions) > countOf(statement.text, choices),
  );
  return { touching, careless: careless.map(({ text }) => text) };
}

describe.each(['seller', 'packer'] as const)('each statement of a desk, for a %s', (caller) => {
  const open = desks.filter((name) => authorisation[name].codes[caller] === 200);

  it.each(open)('names the store whose desk it is: %s [DESK-23]', async (name) => {
    const input = await authorisation[name].input(stage, caller);
    recorded.length = 0;
    const isRefused = authorisation[name].codes[caller] !== 200;
    const answer = stage.people[caller].call(name, input as never);
    await (isRefused ? expect(answer).rejects.toMatchObject({ code: 'act_not_allowed' }) : answer);
    const { touching, careless } = judged(name);
    expect(touching.length).toBeGreaterThan(0);
    expect(careless).toEqual([]);
    expect(await ofForeignOrders(name)).toEqual([]);
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
      const { touching, careless } = judged(name);
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
