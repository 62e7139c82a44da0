import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import type { ShopProcess } from '@oja/testing/processes/shop-process';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';

const secrets = {
  PAYSTACK_SECRET_KEY: 'sk_test_k4neverseen',
  AUTH_SECRET: 'vT4x9QmZr2LsK7wYpB6nHd3cJf8gUe5A',
  SMTP_URL: 'smtp://mailer:mail-password-k4@127.0.0.1:9',
};

let base: ShopBesideItsDatabase;
let shop: ShopProcess;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
  shop = await base.serve({ ...secrets, PAYSTACK_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'debug' });
});
afterAll(() => base.close());

async function everyRow(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(base.db);
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await sql<{ text: string }>`select row::text as text from ${sql.table(name)} as row`.execute(
        base.db,
      );
      return found.rows.map(({ text }) => text).join('\n');
    }),
  );
  return texts.join('\n');
}

it('keeps keys, passwords and cookies out of logs, answers and the database: K4; its log to one JSON line each: I12', {
  timeout: 60_000,
}, async () => {
  const product = await plentifulProduct(base.db);
  const buyer = await richBuyer(shop, base.db);
  await fillCart(buyer, { product });
  const draft = await draftFor(buyer);
  await orderByCredit(buyer, draft);
  await fillCart(buyer, { product });
  const answers: string[] = [];
  const card = await draftFor(buyer);
  answers.push(String(await buyer.call('initializePayment', { body: card }).catch((error: Error) => error.message)));
  const hostile = '/api/orders/%0a%1b[31m{"level":60}%0d?reference=%0aforged';
  for (const path of [hostile, '/api/search?q=%1b[2J%0aforged', '/api/payment/verify?reference=%0d%0aforged']) {
    answers.push(await (await buyer.fetch(path, { headers: { 'user-agent': 'x\tforged' } })).text());
  }
  answers.push(
    await (
      await buyer.fetch('/api/payment/webhook/paystack', {
        method: 'POST',
        body: '{"event":"\\u001b[31m\\nforged"}',
        headers: { 'x-paystack-signature': 'forged' },
      })
    ).text(),
  );
  const cookies = [...buyer.cookies.values()];
  expect(cookies.length).toBeGreaterThan(0);
  const kept = [...Object.values(secrets), buyer.password, 'mail-password-k4', ...cookies];
  const places = { log: shop.said(), answers: answers.join('\n'), database: await everyRow() };
  for (const [place, text] of Object.entries(places)) {
    expect(text.length).toBeGreaterThan(0);
    for (const secret of kept) expect([place, text.includes(secret)]).toEqual([place, false]);
  }
  // An escape or a line end that a caller sent never reaches a terminal, and forges no line.
  const lines = shop.said().trimEnd().split('\n');
  expect(lines.filter((line) => line.includes('\u001b'))).toEqual([]);
  for (const line of lines.filter((each) => !each.includes(' is open at ')))
    expect(JSON.parse(line)).toHaveProperty('msg');
});
