import { createHash } from 'node:crypto';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signal, silent, verify } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, sendWebhooks, type Till } from '../../../testing/till.ts';
import { applyMessages } from './apply-messages.ts';
import { forgetMessages } from './forget-messages.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
  sendWebhooks(shop);
});
afterAll(() => shop.close());

/** Somebody who has ordered, and what the provider told of it. */
async function paidOrder(): Promise<{ buyer: Buyer; reference: string; raw: Buffer }> {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  const { url, reference } = await openPayment(buyer);
  await payOnPage(url);
  await vi.waitUntil(
    async () => {
      await applyMessages(shop, silent, signal);
      return (await message(reference))?.applied_at;
    },
    { timeout: 10_000, interval: 20 },
  );
  const raw = (await message(reference))?.raw;
  if (!raw) throw new Error('The webhook was not kept.');
  expect(raw.toString()).toContain('ada@oja.example');
  return { buyer, reference, raw };
}

function message(reference: string) {
  return shop.db
    .selectFrom('payment_inbox')
    .select(['raw', 'digest', 'applied_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}

const digestOf = (raw: Buffer) => createHash('sha256').update(raw).digest();
const letPass = (reference: string, days: number) =>
  sql`update payment_inbox set applied_at = applied_at - make_interval(days => ${days}) where reference = ${reference}`.execute(
    shop.db,
  );

it('the bytes of a webhook are kept for a month after it was applied, and then its digest', async () => {
  const { reference, raw } = await paidOrder();
  await letPass(reference, 29);
  await forgetMessages(shop.db, signal);
  expect((await message(reference))?.raw).toEqual(raw);
  await letPass(reference, 2);
  await forgetMessages(shop.db, signal);
  expect(await message(reference)).toMatchObject({ raw: null, digest: digestOf(raw) });
});

it('deleting an account forgets at once what webhooks said of it, and of nobody else', async () => {
  const { buyer, reference, raw } = await paidOrder();
  const other = await paidOrder();
  await buyer.call('deleteAccount', { body: { password: buyer.password } });
  expect(await message(reference)).toMatchObject({ raw: null, digest: digestOf(raw) });
  expect((await message(other.reference))?.raw).toEqual(other.raw);
  expect(await verify(other.buyer, other.reference)).toMatchObject({ success: true });
  await expectConserved(shop);
});

it('a webhook that comes after the deletion is forgotten once it is applied', async () => {
  const { buyer, reference, raw } = await paidOrder();
  await buyer.call('deleteAccount', { body: { password: buyer.password } });
  await sql`update payment_inbox set raw = ${raw}, digest = null, applied_at = null where reference = ${reference}`.execute(
    shop.db,
  );
  await forgetMessages(shop.db, signal);
  expect((await message(reference))?.raw).toEqual(raw);
  await sql`update payment_inbox set applied_at = now() where reference = ${reference}`.execute(shop.db);
  await forgetMessages(shop.db, signal);
  expect((await message(reference))?.raw).toBeNull();
});

it('however many there are, they are forgotten, in steps; and no more begin once the shop stops', async () => {
  const { db } = shop;
  await sql`
    insert into payment_inbox (id, provider, dedupe, raw, applied_at)
    select gen_random_uuid(), 'paystack', 'old ' || n, 'x', now() - interval '31 days' from generate_series(1, 2500) n
  `.execute(db);
  const left = async () =>
    Number((await sql<{ n: string }>`select count(*) as n from payment_inbox where raw = 'x'`.execute(db)).rows[0]?.n);
  await forgetMessages(db, AbortSignal.abort());
  expect(await left()).toBe(2500);
  await Promise.all([forgetMessages(db, signal), forgetMessages(db, signal), forgetMessages(db, signal)]);
  expect(await left()).toBe(0);
});
