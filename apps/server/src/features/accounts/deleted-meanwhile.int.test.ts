import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db, Tx } from '../../database/pool.ts';
import { authorisation } from '../../testing/authorisation-matrix.ts';
import { openStage, type Stage } from '../../testing/stage.ts';
import { closeAccount } from '../leaving/close-account.ts';

let stage: Stage;
let references: { table: string; column: string }[];
beforeAll(async () => {
  stage = await openStage();
  const found = await sql<{ table: string; column: string }>`
    select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass order by 1, 2`.execute(stage.shop.db);
  references = found.rows;
});
afterAll(() => stage.close());

/** All that the database holds of an account: the rows that refer to it, what is said of it, and what waits for its address. */
async function traces(db: Db | Tx, { id, email }: Buyer) {
  const rows: Record<string, unknown> = {};
  for (const { table, column } of references) {
    const counted = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
    rows[`${table}.${column}`] = counted.rows[0]?.n;
  }
  const user = await sql`select name, email, phone from users where id = ${id}`.execute(db);
  const mails = await sql`select from outbox where payload ->> 'to' = ${email}`.execute(db);
  const messages = await sql`select from contact_messages where email = ${email}`.execute(db);
  return { rows, user: user.rows, mails: mails.rows.length, messages: messages.rows.length };
}

/** The call of somebody who was signed in when it came, and whose account is gone before it can write anything. */
async function callDeletedMeanwhile(name: RouteName) {
  const { db } = stage.shop;
  const buyer = await newcomer(stage.shop);
  await giveCredit(db, buyer.id, 100_000_000);
  const its: Stage = { ...stage, buyer, people: { ...stage.people, buyer } };
  const input = await authorisation[name].input(its, 'buyer');
  let done = false;
  const overtaken = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${buyer.id} for update`.execute(tx);
    await closeAccount(tx, buyer);
    const left = await traces(tx, buyer);
    const call = (buyer.call as (name: RouteName, input: object) => Promise<unknown>)(name, input).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    void call.finally(() => {
      done = true;
    });
    await expect.poll(async () => done || (await countLockWaiters(stage.shop.db)) > 0, { timeout: 8000 }).toBe(true);
    return { left, call };
  });
  return { buyer, left: overtaken.left, outcome: await overtaken.call };
}

const writing = (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).method !== 'GET');

it.each(writing)('%s leaves nothing of an account that was deleted while it was under way', async (name) => {
  const { buyer, left, outcome } = await callDeletedMeanwhile(name);
  expect(outcome).not.toBe('internal_error');
  expect(await traces(stage.shop.db, buyer)).toEqual(left);
});
