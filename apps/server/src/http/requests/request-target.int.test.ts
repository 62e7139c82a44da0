import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rawRequest, sendRaw } from '@oja/testing/network/raw-request';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
const asked: (string | undefined)[] = [];
const elsewhere = createServer((request: IncomingMessage, response) => {
  asked.push(request.url);
  response.end('an answer from elsewhere');
});
let otherHost: string;
beforeAll(async () => {
  shop = await createTestApp();
  elsewhere.listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  otherHost = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  elsewhere.close();
  await shop.close();
});

const answerTo = (target: string) => sendRaw(shop.url, rawRequest(target, [`host: ${new URL(shop.url).host}`]));

it.each([
  // As many characters before the @ as the path of the sandbox has: what is cut off leaves another host behind.
  ['an absolute one that ends in another host', () => `http://aaaaaaaaaa@${otherHost}/sandbox/paystack/../../x`],
  ['an absolute one', () => `${shop.url}/api/site`],
  ['no path', () => '*'],
])('a request target that is %s is refused, and nobody else is asked: I4', async (_, target) => {
  const { status, body } = await answerTo(target());
  expect(asked).toEqual([]);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({
    error: { code: 'bad_request', requestId: expect.stringMatching(/^[\w-]{36}$/) },
  });
});

it('the sandbox is asked for nothing but what lies below it: I4', async () => {
  for (const target of [
    `/sandbox/paystack//${otherHost}/x`,
    `/sandbox/paystack/@${otherHost}/x`,
    `/sandbox/paystack/../../@${otherHost}/x`,
    `/sandbox/paystac%6b/@${otherHost}/x`,
    `/%73andbox/payst@${otherHost}/x`,
  ]) {
    expect([target, (await answerTo(target)).status]).toEqual([target, 404]);
  }
  expect(asked).toEqual([]);
  expect((await answerTo('/sandbox/paystack/transaction/verify/x?a=/')).status).toBe(401);
});
