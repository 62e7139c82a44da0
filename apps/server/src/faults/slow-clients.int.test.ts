import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const clients = 100;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let hanging = 0;

/** Sends a first piece, then a byte a second for ever. Resolves when the server has ended the connection. */
async function dawdle(first: string): Promise<void> {
  const { hostname, port } = new URL(shop.url);
  const socket: Socket = connect(Number(port), hostname);
  const dripping = setInterval(() => socket.write('a'), 1000);
  socket.on('error', () => undefined).resume();
  socket.write(first, () => hanging++);
  await new Promise((resolve) => socket.once('close', resolve));
  hanging--;
  clearInterval(dripping);
}

it('ends requests that never come to an end, and serves everybody else meanwhile: I3', {
  timeout: 120_000,
}, async () => {
  const headers = 'GET /api/categories HTTP/1.1\r\nhost: shop\r\nx-slow: ';
  const body = `POST /api/newsletter HTTP/1.1\r\nhost: shop\r\norigin: ${shop.url}\r\nx-requested-with: app\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":"`;
  const ended = Promise.all(Array.from({ length: clients }, (_, n) => dawdle(n % 2 ? headers : body)));
  await expect.poll(() => hanging).toBe(clients);
  for (let n = 0; n < 10; n++) expect((await fetch(`${shop.url}/api/categories`)).status).toBe(200);
  // All of them were still there meanwhile.
  expect(hanging).toBe(clients);
  await ended;
});
