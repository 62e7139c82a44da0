import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type GoodsStore, openGoodsStore } from '../../apps/server/src/testing/desk-goods.ts';
import { buyFrom } from '../../apps/server/src/testing/desk-sale.ts';
import { type SentFiles, sendFiles } from '../../apps/server/src/testing/file-steps.ts';
import { createTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts';
import type { Closing } from '../desk/work-at-doors.ts';
import type { FileRow } from '../imports/goods-file.ts';
import type { Importer, SentImport } from '../imports/importer.ts';
import type { Seller } from '../sellers/seller.ts';
import { Tally } from '../tally.ts';
import { compareClosings, compareFinding } from './compare-closings.ts';
import { compareDesks } from './compare-desks.ts';
import { compareImports } from './compare-imports.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

class Undone extends Error {}

/** What is found wrong with a shop that statements have put wrong; all of it is taken back. */
async function found(look: (db: Db, tally: Tally) => Promise<void>, ...wrong: ReturnType<typeof sql>[]) {
  const tally = new Tally();
  const work = async (tx: Db) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of wrong) await statement.execute(tx);
    await look(tx, tally);
    throw new Undone();
  };
  await shop.db
    .transaction()
    .execute(work)
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return tally.violations;
}

describe('what was out of the shop', () => {
  let store: GoodsStore;
  let before: Date;
  let after: Date;
  beforeAll(async () => {
    store = await openGoodsStore(shop);
    before = new Date();
    await buyFrom(shop, store);
    after = new Date(Date.now() + 1);
  });
  const closing = (given: Partial<Closing>): Closing => ({
    ...{ what: 'store', id: store.sellerId, since: before, until: null },
    ...given,
  });
  const judged = (...closings: Closing[]) => found((db, tally) => compareClosings(db, closings, tally));

  it('and was sold meanwhile, is told, of a store and of a product', async () => {
    expect(await judged(closing({}))).toEqual([expect.stringContaining('there is a hold of it')]);
    expect(await judged(closing({ until: after }))).toHaveLength(1);
    expect(await judged(closing({ what: 'product', id: store.product.id }))).toHaveLength(1);
  });

  it('and was sold late, is told', async () => {
    const late = sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, created_at)
      values (${newId()}, ${store.product.id}, 'late_sale', -1, 0, now() + interval '1 minute')`;
    const closed = closing({ since: after });
    expect(await found((db, tally) => compareClosings(db, [closed], tally), late)).toEqual([
      expect.stringContaining('there is a late_sale of it'),
    ]);
  });

  it('and was sold before or after that, is lawful', async () => {
    const other = closing({ id: newId() });
    expect(await judged(closing({ since: after }), closing({ until: before }), other)).toEqual([]);
  });

  it('is in no table of finding, and what is in the shop is in each', async () => {
    const suspended = sql`update sellers set status = 'suspended' where id = ${store.sellerId}`;
    const of = sql`product_id = ${store.product.id}`;
    const both = (says: string) => [
      `product ${store.product.id} is ${says} in find_products`,
      `product ${store.product.id} is ${says} in find_words`,
    ];
    expect(await found(compareFinding)).toEqual([]);
    expect(await found(compareFinding, suspended)).toEqual(both('not in the shop, and'));
    const gone = [sql`delete from find_products where ${of}`, sql`delete from find_words where ${of}`];
    expect(await found(compareFinding, ...gone)).toEqual(both('in the shop, and not'));
    expect(await found(compareFinding, suspended, ...gone)).toEqual([]);
  });
});

it('units that were counted by somebody who was told nothing of it are told, whatever they came from', async () => {
  const { owner, product, sellerId } = await openGoodsStore(shop);
  const none = { surely: [], perhaps: [] };
  const seller = { id: owner.id, store: sellerId, moved: new Map(), counted: none, cancelled: none };
  const counted = (source: string | null) =>
    found(
      (db, tally) => compareDesks(db, [seller as unknown as Seller], tally),
      sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, actor, source)
        values (${newId()}, ${product.id}, 'adjustment', 7, 0, ${owner.id}, ${source})`,
    );
  expect(await counted(null)).toEqual(['units were counted that no seller asked for: 7']);
  expect(await counted('count')).toHaveLength(1);
  expect(await counted(`change:${newId()}`)).toEqual([]);
  expect(await counted(`undo:${newId()}`)).toEqual([]);
});

describe('what senders of files were told', () => {
  let files: SentFiles;
  let store: string;
  let sent: SentImport[];
  beforeAll(async () => {
    files = await sendFiles(shop);
    const { seller_id } = await shop.db
      .selectFrom('imports')
      .select('seller_id')
      .where('id', '=', files.stored)
      .executeTakeFirstOrThrow();
    store = seller_id;
    // As files of a run call their goods.
    await sql`update products set name = 'Imported ' || name where seller_id = ${store} and sku like 'FILE-%'`.execute(
      shop.db,
    );
    const row = (line: number, name: string, does: FileRow['does'] = 'new'): FileRow => ({
      ...{ line, does, name: `Imported ${name}`, units: 1, cells: {} },
    });
    sent = [
      {
        id: files.stored,
        rows: [row(2, 'Cloth FILE-1'), row(3, 'Kaftan of Aba'), row(4, 'Kaftan of Aba')],
        told: { sent: 'yes', stored: 'yes' },
      },
      { id: files.undone, rows: [row(2, 'Cloth FILE-3')], told: { sent: 'yes', stored: 'yes', undone: 'yes' } },
      { id: files.waiting, rows: [row(2, 'Cloth FILE-4')], told: { sent: 'yes' } },
    ];
  });

  const told = (which: number, given: SentImport['told']) =>
    sent.map((one, at) => (at === which ? { ...one, told: given } : one));
  const judged = (of: SentImport[], ...wrong: ReturnType<typeof sql>[]) =>
    found((db, tally) => compareImports(db, [{ store, sent: of } as Importer], tally), ...wrong);
  const product = (name: string) => sql`insert into product_drafts (id, seller_id, body)
    values (${newId()}, ${store}, ${JSON.stringify({ name: `Imported ${name}` })}::jsonb)`;
  const about = (id: string, what: string) => [`import ${id}: ${what}`];

  it('is so', async () => {
    expect(await judged(sent)).toEqual([]);
    const gone = sql`delete from imports where id = ${files.waiting}`;
    expect(await judged(told(2, { sent: 'yes', dropped: 'yes' }), gone)).toEqual([]);
    expect(await judged(told(2, { sent: 'unknown' }), gone)).toEqual([]);
  });

  it('is held against what is there', async () => {
    const { stored, undone, waiting } = files;
    const state = (to: string) => sql`update imports set state = ${to} where id = ${stored}`;
    expect(await judged(sent.slice(0, 2))).toEqual([`import ${waiting} is there, and nobody sent it`]);
    expect(await judged(sent, sql`delete from imports where id = ${waiting}`)).toEqual(
      about(waiting, 'it was sent, and is gone'),
    );
    expect(await judged(told(2, { sent: 'yes', dropped: 'yes' }))).toEqual(
      about(waiting, 'it was thrown away, and is there'),
    );
    expect(await judged(told(2, { sent: 'no' }))).toEqual(about(waiting, 'it was refused, and is there'));
    expect(await judged(told(2, { sent: 'yes', stored: 'yes' }))).toEqual(about(waiting, 'it was stored, and is not'));
    expect(await judged(told(0, { sent: 'yes', stored: 'no' }))).toEqual(
      about(stored, 'nobody stored it, and it is stored'),
    );
    expect(await judged(told(0, { sent: 'yes', stored: 'yes', undone: 'yes' }))).toEqual(
      about(stored, 'it was taken back, and is stored'),
    );
    expect(await judged(told(1, { sent: 'yes', stored: 'yes' }))).toEqual(
      about(undone, 'nobody took it back, and it is undone'),
    );
    expect(await judged(sent, state('storing'))).toContain(`import ${stored}: it is still storing`);
    expect(
      await judged(
        sent,
        sql`delete from import_rows where import_id = ${stored} and row = 5`,
        sql`
      delete from import_rows where import_id = ${stored} and row = 4`,
      ),
    ).toContain(`import ${stored}: it has 2 rows of 3`);
  });

  it('is held against the products of each row', async () => {
    const { stored, undone, waiting, brought } = files;
    expect(await judged(sent, sql`delete from products where id = ${brought}`)).toEqual(
      about(stored, 'row 2 was stored, and neither there nor told as refused'),
    );
    expect(await judged(sent, product('Cloth FILE-1'))).toEqual(about(stored, '2 products come from row 2'));
    expect(await judged(sent, product('Cloth FILE-3'))).toEqual(
      about(undone, 'row 2 was taken back, and is there without a word'),
    );
    expect(await judged(sent, product('Cloth FILE-4'))).toEqual(
      about(waiting, 'row 2 was not stored, and there is a product of it'),
    );
    const wrong = sent.map((one) => ({ ...one, rows: one.rows.map((row) => ({ ...row, does: 'wrong' as const })) }));
    expect(
      await judged(wrong.slice(2), sql`delete from imports where id <> ${waiting}`, product('Cloth FILE-4')),
    ).toEqual(about(waiting, 'row 2 is wrong, and there is a product of it'));
  });
});
