import { socketUrl } from '@oja/testing/database/database-url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSoundShop, type SoundShop, type Witnesses } from './testing/sound-shop.ts';
import { createTill, type Till } from './testing/till.ts';
import { verifyMoney } from './verify-money.ts';

let till: Till;
let shop: SoundShop & Witnesses;
beforeAll(async () => {
  till = await createTill();
  shop = await openSoundShop(till);
});
afterAll(() => till.close());

async function verify(more: { auditEnds?: string[]; verbose?: boolean } = {}) {
  const lines: string[] = [];
  const env = { PAYSTACK_SECRET_KEY: till.sandbox.secretKey, PAYSTACK_URL: till.sandbox.url };
  const asked = { database: socketUrl(till.database.address), verbose: false, ...more };
  const sound = await verifyMoney(env, asked, (line) => lines.push(line));
  return { sound, lines };
}

it("says of each rule that it holds, with the provider's books, and of what was not looked at why [I30]", async () => {
  const { sound, lines } = await verify({ verbose: true });
  expect(sound).toBe(true);
  const notLookedAt = lines.filter((line) => /^I\d\d[* ] +-/.test(line)).map((line) => line.replace(/.* \(/, '('));
  const noHistory = Array.from({ length: 9 }, () => '(no history was given)');
  expect(notLookedAt.sort()).toEqual([...noHistory, "(no mark of the server's log was given)"].sort());
  expect(lines.filter((line) => /^I\d\d[* ] +0 /.test(line)).length).toBeGreaterThan(50);
});

it('tells below a rule each thing that is wrong with it [I30]', async () => {
  await sql`update stock_items set held = held + 1 where id = ${shop.product}`.execute(till.db);
  const { sound, lines } = await verify();
  await sql`update stock_items set held = held - 1 where id = ${shop.product}`.execute(till.db);
  expect(sound).toBe(false);
  expect(lines).toContain(`           has other held units than its movements: 1  (${shop.product})`);
});

it("takes a mark of the audit log's end out of the server's log, and misses what was cut off since [I30]", async () => {
  const [mark = { seq: 0, hash: '' }] = shop.auditEnds;
  expect((await verify({ auditEnds: [`${mark.seq}:${mark.hash}`] })).sound).toBe(true);
  const beyond = await verify({ auditEnds: [`${mark.seq + 3}:${mark.hash}`] });
  expect(beyond.sound).toBe(false);
  expect(beyond.lines).toContain(`           is gone: 1  (${mark.seq + 3})`);
  await expect(verify({ auditEnds: ['the end'] })).rejects.toThrow('the end is no end of the audit log');
});
