import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const newcomer = () => ({ name: 'Ngozi Eze', email: `${newId()}@oja.test`, password: 'secret-of-a-test' });
const register = (body: ReturnType<typeof newcomer>) => shop.visitor().call('register', { body });

async function leftOf({ email }: { email: string }) {
  const users = await shop.db.selectFrom('users').select('id').where('email', '=', email).execute();
  const { rows: mails } = await sql`select from outbox where payload ->> 'to' = ${email}`.execute(shop.db);
  return { users: users.length, mails: mails.length };
}

it.each(['users', 'accounts', 'mailed_tokens', 'outbox', 'sessions'])(
  'a registration that breaks off at %s leaves nothing, and can be repeated with the same address',
  async (table) => {
    const who = newcomer();
    await sql`
      create function break_off() returns trigger language plpgsql as 'begin raise exception $$the server is gone$$; end'
    `.execute(shop.db);
    await sql`
      create trigger break_off after insert on ${sql.table(table)} for each row execute function break_off()
    `.execute(shop.db);
    try {
      await expect(register(who)).rejects.toMatchObject({ code: 'internal_error' });
    } finally {
      await sql`drop function break_off cascade`.execute(shop.db);
    }
    expect(await leftOf(who)).toEqual({ users: 0, mails: 0 });
    expect((await register(who)).user).toMatchObject({ email: who.email });
    expect(await leftOf(who)).toEqual({ users: 1, mails: 1 });
  },
);

it('of two registrations of one address at once one makes the account, and the other is refused', async () => {
  const who = newcomer();
  const both = await Promise.allSettled([register(who), register(who)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'registration_failed' } });
  expect(await leftOf(who)).toEqual({ users: 1, mails: 1 });
});
