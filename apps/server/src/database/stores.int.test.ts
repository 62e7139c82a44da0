import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFromBefore } from '../testing/migrate-from-before.ts';

let database: TestDatabase;
let store: string;
beforeAll(async () => {
  database = await createTestDatabase();
  store = (await seedSeller(database.db, { store_name: 'Adunni Beads' })).id;
  await seedSeller(database.db, { store_name: 'Bola Foods' });
  // What later migrations made of these columns goes with them.
  const undo = `
    drop trigger sellers_moves on sellers; drop trigger sellers_named on sellers; drop trigger sellers_renamed on sellers;
    drop function sellers_guard_status(); drop function sellers_keep_slug();
    drop table seller_slugs;
    alter table sellers drop column status cascade, drop column status_reasons, drop column status_note, drop column status_at,
      drop column dispatch_days, drop column couriers, drop column holiday_from cascade, drop column holiday_until cascade,
      drop column holiday_note, drop column terms_version, drop column terms_accepted_at, drop column edit_version;
    alter table seller_payouts drop column cac_number;
    alter table shop_policy drop column seller_approval, drop column required_checks`;
  expect(await migrateFromBefore(database, 'stores', undo)).toEqual(['0049-stores.sql']);
});
afterAll(() => database.close());

it('the stores that were there sell as before, each under its slug, and the operator looks at those that come', async () => {
  const { rows } = await database.pool.query(`
    select s.store_name, s.status, s.dispatch_days, s.terms_version, s.holiday_from, s.edit_version, kept.slug
    from sellers s join seller_slugs kept on kept.seller_id = s.id order by s.store_name`);
  const before = { status: 'approved', dispatch_days: 2, terms_version: null, holiday_from: null, edit_version: 1 };
  expect(rows).toEqual([
    { ...before, store_name: 'Adunni Beads', slug: 'adunni-beads' },
    { ...before, store_name: 'Bola Foods', slug: 'bola-foods' },
  ]);
  const policy = await database.pool.query('select seller_approval, required_checks from shop_policy');
  expect(policy.rows).toEqual([
    { seller_approval: 'by_operator', required_checks: ['email', 'details', 'phone', 'sending', 'terms'] },
  ]);
});

it('a slug that a store had is nobody else’s [STALL-29]', async () => {
  await sql`update sellers set slug = 'adunni-pearls' where id = ${store}`.execute(database.db);
  const taking = sql`update sellers set slug = 'adunni-beads' where store_name = 'Bola Foods'`.execute(database.db);
  await expect(taking).rejects.toMatchObject({ code: '23505', constraint: 'sellers_slug_unique' });
});

it('no store goes where the table of moves leads nowhere [STALL-15]', async () => {
  const moving = sql`update sellers set status = 'refused' where id = ${store}`.execute(database.db);
  await expect(moving).rejects.toMatchObject({ code: '23514' });
});
