import { rawRequest, sendRaw } from '@oja/testing/network/raw-request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const form = 'content-type: application/x-www-form-urlencoded';
const large = 'x'.repeat(100_000);
const chunk = `${large.length.toString(16)}\r\n${large}\r\n`;

it.each(['/sandbox/paystack/checkout/x', '/sandbox/google/choose/x', '/api/contact'])(
  'a body that is too large is refused with 413 at %s: K13',
  async (target) => {
    const lines = [`host: ${new URL(shop.url).host}`, `origin: ${shop.url}`, 'x-requested-with: app'];
    const type = target.startsWith('/api') ? 'content-type: application/json' : form;
    for (const sent of [
      rawRequest(target, [...lines, type, 'content-length: 5000000'], { method: 'POST', body: large }),
      rawRequest(target, [...lines, type, 'transfer-encoding: chunked'], { method: 'POST', body: `${chunk}${chunk}` }),
    ]) {
      const { status, body } = await sendRaw(shop.url, sent);
      expect([status, JSON.parse(body).error.code]).toEqual([413, 'payload_too_large']);
    }
  },
);
