import { createHash, createHmac } from 'node:crypto';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inboxSize, paymentOf, postRaw, postWebhook, sign, signal, silent } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { applyMessages } from './apply-messages.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.sandbox.state.webhookUrl = null;
  await expectConserved(shop);
});

const applied = () => applyMessages(shop, silent, signal);

describe('the webhook', () => {
  it('refuses what is not signed by the provider, keeps nothing of it, and has that on record once a minute: B7', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { id: 1, reference: 'oja-forged' } });
    const good = sign(shop, body);
    const before = await inboxSize(shop);
    for (const signature of [
      undefined,
      '',
      'x',
      sign(shop, `${body} `),
      good.toUpperCase(),
      `${good}0`,
      good.slice(1),
    ]) {
      expect((await postRaw(shop, body, signature)).status).toBe(401);
    }
    expect(await inboxSize(shop)).toBe(before);
    const refused = shop.db.selectFrom('audit_log').select(['actor', 'subject', 'details']);
    expect(await refused.where('action', '=', 'webhook.refused').execute()).toEqual([
      {
        actor: 'system',
        subject: expect.stringMatching(/^address:(127\.0\.0\.1|::1)$/),
        details: {
          bytes: body.length,
          sha256: createHash('sha256').update(body).digest('hex'),
          requestId: expect.any(String),
        },
      },
    ]);
  });

  it('believes the key before, too, as long as it is being replaced, and no other: B7', async () => {
    const changing = await createTill({ env: { PAYSTACK_PREVIOUS_SECRET_KEY: 'sk_test_of_yesterday' } });
    const body = JSON.stringify({ event: 'charge.success', data: { id: 3, reference: 'oja-under-two-keys' } });
    const under = (key: string) => createHmac('sha512', key).update(body).digest('hex');
    expect((await postRaw(changing, body, under('sk_test_of_yesterday'))).status).toBe(200);
    expect(await inboxSize(changing)).toBe(1);
    expect((await postRaw(changing, body, sign(changing, body))).status).toBe(200);
    expect((await postRaw(changing, body, under('sk_test_of_last_year'))).status).toBe(401);
    expect((await postRaw(shop, body, under('sk_test_of_yesterday'))).status).toBe(401);
    await changing.close();
  });

  it('accepts every spelling of a signed body: B8', async () => {
    const bodies = [
      '{"data":{"reference":"oja-spelt","id":71},"event":"charge.success"}',
      '{ "event" : "charge.success",\n"data":{"id":72,"reference":"oja-spelt","path":"a\\/b","name":"\\u1ecc\\u0062a"}}',
      '{"event":"subscription.create","data":null}',
      'not json at all',
    ];
    for (const body of bodies) expect((await postRaw(shop, body, sign(shop, body))).status).toBe(200);
  });

  it('needs no cookie, origin or header of ours, and says 413 to what is too large', async () => {
    const big = JSON.stringify({ event: 'x', data: 'y'.repeat(300_000) });
    expect((await postRaw(shop, big, sign(shop, big))).status).toBe(413);
  });

  it('told the same thing for days answers 200 and changes nothing: B6', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { reference, url } = await openPayment(buyer);
    await payOnPage(url);
    const message = { event: 'charge.success', data: { id: 8_000_000_001, reference } };
    await postWebhook(shop, message);
    await applied();
    const settled = await paymentOf(shop, reference);
    const size = await inboxSize(shop);
    for (let day = 0; day < 3; day++) expect((await postWebhook(shop, message)).status).toBe(200);
    await applied();
    expect([await inboxSize(shop), await paymentOf(shop, reference)]).toEqual([size, settled]);
  });

  it('parks money under a reference that nobody knows: B9', async () => {
    const reference = 'oja-01zzzzzzzzzzzzzzzzzzzzzzzz';
    expect((await postWebhook(shop, { event: 'charge.success', data: { id: 6_000_000_001, reference } })).status).toBe(
      200,
    );
    await applied();
    expect(await orphans(reference)).toEqual([]);
    await sql`update payment_inbox set received_at = now() - interval '10 minutes', available_at = now()
              where applied_at is null`.execute(shop.db);
    await applied();
    expect(await orphans(reference)).toHaveLength(1);
    const open = shop.db.selectFrom('payment_inbox').select('outcome').where('applied_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });

  const orphans = (reference: string) =>
    shop.db.selectFrom('orphan_payments').selectAll().where('reference', '=', reference).execute();
});
