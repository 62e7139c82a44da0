import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from './buyer.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** What the database has of somebody, without what no two people share. */
async function keptOf({ id }: Buyer) {
  const { rows } = await sql<{ kept: unknown }>`
    select jsonb_build_object(
      'user', to_jsonb(u) - '{id,email,created_at,updated_at}'::text[],
      'accounts', (select jsonb_agg(to_jsonb(a) - '{id,user_id,account_id,password,created_at,updated_at}'::text[])
        from accounts a where user_id = u.id),
      'sessions', (select jsonb_agg(to_jsonb(s) - '{id,user_id,token,expires_at,created_at,updated_at}'::text[])
        from sessions s where user_id = u.id)) as kept
    from users u where id = ${id}`.execute(shop.db);
  return rows[0]?.kept;
}

it('a buyer by SQL stands in the database, is signed in and signs in as one who has registered', async () => {
  const [buyer, registered] = [await newBuyer(shop), await newcomer(shop)];
  expect(await keptOf(buyer)).toEqual(await keptOf(registered));
  const { user } = await buyer.call('me', {});
  expect(user).toMatchObject({ id: buyer.id, name: 'Ngozi Eze', email: buyer.email });
  const { email, password } = buyer;
  expect(await shop.visitor().call('signIn', { body: { email, password, remember: false } })).toMatchObject({ user });
});
