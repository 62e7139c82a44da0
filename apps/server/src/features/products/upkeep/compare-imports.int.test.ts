import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { importsOf } from '../../../testing/goods-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { compareImports } from './compare-imports.ts';
import { forgetImports } from './imports-under-way.queries.ts';

let shop: TestApp;
let store: GoodsStore;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  imports = importsOf(store);
});
afterAll(() => shop.close());

const { signal } = new AbortController();
const file = (rows: number) =>
  `sku,name,price\n${Array.from({ length: rows }, (_, at) => `J-${at},Lace of Lagos,100`).join('\n')}\n`;

describe('a large file', () => {
  it('is compared in parts by whoever is there, each row once, and mended only afterwards [GOODS-124]', async () => {
    const sent = await imports.send(file(900));
    expect(sent).toMatchObject({ state: 'reading', done: 250, total: 900 });
    await expect(imports.mend(sent, 2, { name: 'Lace' })).rejects.toMatchObject({ code: 'import_not_ready' });
    await Promise.all([compareImports(shop.db, signal), compareImports(shop.db, signal)]);
    await compareImports(shop.db, signal);
    expect(await imports.show(sent)).toMatchObject({ state: 'ready', done: 900, counts: { wrong: 900 } });
    expect((await imports.rowsOf(sent)).map(({ row }) => row)).toEqual(Array.from({ length: 900 }, (_, at) => at + 2));
  });

  it('is forgotten after a week where it was not stored [GOODS-125]', async () => {
    const id = newId();
    await imports.send(file(1), id);
    const older = (days: number) =>
      sql`update imports set created_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(shop.db);
    await older(6);
    await forgetImports(shop.db, signal);
    expect(await imports.show({ id })).toMatchObject({ rows: 1 });
    await older(8);
    await forgetImports(shop.db, signal);
    await expect(imports.show({ id })).rejects.toMatchObject({ code: 'import_not_found' });
  });

  it('that fails is tried ever more rarely, then put aside, and goes on where its member throws it away [GOODS-149]', async () => {
    const { id } = await imports.send(file(600));
    await sql`create function fail_import() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      shop.db,
    );
    await sql`create trigger fail_import before update on import_rows for each row
      when (old.import_id = ${sql.lit(id)}) execute function fail_import()`.execute(shop.db);
    const other = (await imports.send(file(600))).id;
    const triesOf = async () =>
      (await sql<{ tries: number }>`select tries from imports where id = ${id}`.execute(shop.db)).rows[0]?.tries;
    await expect(compareImports(shop.db, signal)).rejects.toThrow('1 of 2 failed');
    expect([await triesOf(), (await imports.show({ id: other })).state]).toEqual([1, 'ready']);
    await sql`update imports set tried_at = now() + interval '1 hour' where id = ${id}`.execute(shop.db);
    await compareImports(shop.db, signal);
    expect(await triesOf()).toBe(1);
    const later = () => sql`update imports set tried_at = now() - interval '1 hour' where id = ${id}`.execute(shop.db);
    for (let tries = 2; tries <= 9; tries++) {
      await later();
      await expect(compareImports(shop.db, signal)).rejects.toThrow();
    }
    expect(await imports.show({ id })).toMatchObject({ state: 'reading', isAside: false });
    await later();
    const last = await compareImports(shop.db, signal).catch((error: AggregateError) => error);
    expect((last as AggregateError).errors[0].cause.message).toBe('It is put aside after 10 tries.');
    await later();
    await compareImports(shop.db, signal);
    expect([await triesOf(), await imports.show({ id })]).toMatchObject([10, { state: 'reading', isAside: true }]);
    await sql`drop function fail_import() cascade`.execute(shop.db);
    await imports.drop({ id });
    await expect(imports.show({ id })).rejects.toMatchObject({ code: 'import_not_found' });
  });
});
