import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { auditOnceAMinute } from './audit.ts';
import { auditEndTeller } from './tell-audit-end.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const write = (action: string, details: object = {}) =>
  database.db
    .insertInto('audit_log')
    .values({ id: newId(), actor: 'system', action, subject: 'payment:x', details: JSON.stringify(details) })
    .execute();
const chain = async (most = 500) =>
  (await sql<{ done: number }>`select chain_audit_log(${most}) as done`.execute(database.db)).rows[0]?.done;
const rows = async () =>
  (
    await sql<{ seq: number; previous_hash: string; hash: string; right: string }>`
      select seq, previous_hash, hash, audit_hash(previous_hash, seq, id, at, actor, action, subject, details) as right
      from audit_log where seq is not null order by seq`.execute(database.db)
  ).rows;

describe('the audit log [I30]', () => {
  it('gives every row one place in one chain, though several chainers work at once', async () => {
    for (let index = 0; index < 30; index++) await write('test', { index, text: 'Ọjà "x"\n' });
    let done = 0;
    while (done < 30) {
      const results = await Promise.all([chain(4), chain(4), chain(4), chain(4)]);
      done += results.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    }
    expect(done).toBe(30);
    const chained = await rows();
    expect(chained.map(({ seq }) => seq)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    let before = '';
    for (const { previous_hash, hash, right } of chained) {
      expect([previous_hash, hash]).toEqual([before, right]);
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      before = hash;
    }
  });

  it('lets nothing be changed, deleted or slipped in', async () => {
    await write('waiting');
    const refused = { code: '23001' };
    for (const change of [
      sql`update audit_log set details = '{}' where seq = 3`,
      sql`update audit_log set seq = 99, previous_hash = 'a', hash = 'b', actor = 'me' where seq is null`,
      sql`update audit_log set seq = null, previous_hash = null, hash = null where seq = 3`,
      sql`delete from audit_log where seq = 3`,
      sql`delete from audit_log where seq is null`,
      sql`truncate audit_log`,
      sql`insert into audit_log (id, actor, action, subject, seq, previous_hash, hash)
          values (${newId()}, 'system', 'x', 'y', 99, 'a', 'b')`,
    ]) {
      await expect(change.execute(database.db)).rejects.toMatchObject(refused);
    }
    expect(await rows()).toHaveLength(30);
  });
});

it('says in the log of the server where its chain ends, once as long as nothing is added [I30]', async () => {
  const lines: object[] = [];
  const tell = auditEndTeller(database.db, { record: (details, message) => lines.push({ ...details, message }) });
  const last = async () => (await rows()).at(-1);
  await tell();
  await tell();
  const first = await last();
  await write('one more');
  await chain();
  await tell();
  const second = await last();
  expect(second?.seq).toBeGreaterThan(first?.seq ?? 0);
  const message = 'the audit log ends here';
  expect(lines).toEqual([first, second].map((row) => ({ auditEnd: `${row?.seq}:${row?.hash}`, message })));
});

it('what strangers can cause is written once a minute for each of them, and for sixty of them in all', async () => {
  const { db } = database;
  const count = async () =>
    Number(
      (await sql<{ n: string }>`select count(*) as n from audit_log where action = 'webhook.refused'`.execute(db))
        .rows[0]?.n,
    );
  const refuse = (address: string) =>
    auditOnceAMinute(db, { actor: 'system', action: 'webhook.refused', subject: `address:${address}` });
  for (let number = 0; number < 3; number++) await refuse('10.0.0.1');
  expect(await count()).toBe(1);
  for (let number = 0; number < 80; number++) await refuse(`10.1.0.${number}`);
  expect(await count()).toBe(60);
});
