import { randomUUID } from 'node:crypto';
import { newcomer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteExpired } from './accounts.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const tables = {
  sessions: (user: string) => sql`(id, user_id, token) values (gen_random_uuid(), ${user}, ${randomUUID()})`,
  provider_attempts: () => sql`(id, browser, state, nonce, code_verifier, purpose, remembered, in_page)
    values (gen_random_uuid(), 'x', ${randomUUID()}, 'x', 'x', 'sign-in', false, false)`,
  provider_links: (user: string) => sql`(browser, user_id, issuer, subject, remembered)
    values (${randomUUID()}, ${user}, 'x', ${randomUUID()}, false)`,
  mailed_tokens: (user: string) => sql`(digest, user_id, purpose, email)
    values (${randomUUID()}, ${user}, 'reset-password', 'ada@oja.test')`,
};

it.each(Object.keys(tables) as (keyof typeof tables)[])(
  'what has expired of %s goes, and nothing else',
  async (name) => {
    const { id } = await newcomer(shop);
    const table = sql.table(name);
    await sql`delete from ${table}`.execute(shop.db);
    // Rows name no end of their own while they are written.
    await sql`alter table ${table} alter column expires_at set default now() + interval '1 minute'`.execute(shop.db);
    await shop.db.transaction().execute(async (tx) => {
      const add = () => sql`insert into ${table} ${tables[name](id)}`.execute(tx);
      await add();
      await sql`update ${table} set expires_at = now() - interval '1 second'`.execute(tx);
      await add();
      // The time of a transaction stands still: this one ends at the very moment at which it is looked at.
      await sql`update ${table} set expires_at = now() where expires_at > now()`.execute(tx);
      await add();
      await deleteExpired(tx);
    });
    const { rows } = await sql<{ living: boolean }>`select expires_at > now() as living from ${table}`.execute(shop.db);
    expect(rows).toEqual([{ living: true }]);
  },
);
