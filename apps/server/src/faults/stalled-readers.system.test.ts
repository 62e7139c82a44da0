import { readdir, readFile, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import type { ShopProcess } from '@oja/testing/processes/shop-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

const readers = 200;
const seconds = 12;
const most = 400;
/** Of one address. */
const part = 100;
/** Requests on one connection, one behind the other. */
const asked = 60;

let base: ShopBesideItsDatabase;
let shop: ShopProcess;
let page: string;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
  shop = await base.serve({ STALLED_READER_SECONDS: String(seconds), MAX_CONNECTIONS: String(most) });
  const product = await plentifulProduct(base.db);
  // Two dozen megabytes in all: the buffers of the system between the two hold four.
  await base.db
    .updateTable('products')
    .set({ description: 'x'.repeat(400_000) })
    .execute();
  page = `/api/products/${product.id}`;
  expect((await fetch(shop.url + page)).status).toBe(200);
});
afterAll(() => base.close());

/** Connections to its address that the server holds, not those to its database, nor those that wait to be taken (Linux). */
async function heldByServer(): Promise<number> {
  const folder = `/proc/${shop.process.pid}/fd`;
  const port = Number(new URL(shop.url).port).toString(16).toUpperCase().padStart(4, '0');
  const table = await Promise.all(
    ['tcp', 'tcp6'].map((kind) => readFile(`/proc/${shop.process.pid}/net/${kind}`, 'utf8')),
  );
  const rows = table.flatMap((text) => text.split('\n').map((row) => row.trim().split(/\s+/)));
  const established = '01';
  const inodes = new Set(
    rows.filter(([, local, , state]) => local?.endsWith(`:${port}`) && state === established).map((row) => row[9]),
  );
  const names = await readdir(folder);
  const targets = await Promise.all(names.map((name) => readlink(`${folder}/${name}`).catch(() => '')));
  return targets.filter((target) => inodes.has(/^socket:\[(\d+)\]$/.exec(target)?.[1])).length;
}

/** Of the loopback network (Linux): so many of them that each stays within its part. */
const addressOf = (nth: number) => `127.0.1.${1 + Math.floor(nth / (part * 0.8))}`;

function connectFrom(localAddress: string): Socket {
  return connect({ host: '127.0.0.1', port: Number(new URL(shop.url).port), localAddress });
}

/** Asks for more than lines and buffers hold, and reads nothing of it. */
async function stall(nth = 0): Promise<Socket> {
  const socket = connectFrom(addressOf(nth)).on('error', () => undefined);
  socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  socket.write(`GET ${page} HTTP/1.1\r\nhost: shop\r\n\r\n`.repeat(asked));
  return socket;
}

async function servesOthers(): Promise<number> {
  const answer = await fetch(`${shop.url}/api/categories`, { headers: { connection: 'close' } });
  await answer.arrayBuffer();
  return answer.status;
}

it(`lets ${readers} readers go who do not read, and serves the others meanwhile: K14`, {
  timeout: 120_000,
}, async () => {
  // Looked at from the first on: on a busy machine the first are let go soon after the last has come.
  const [stalled] = await Promise.all([
    Promise.all(Array.from({ length: readers }, (_, nth) => stall(nth))),
    expect.poll(heldByServer, { timeout: 30_000, interval: 50 }).toBeGreaterThanOrEqual(readers * 0.9),
  ]);
  const left = async () => {
    expect(await servesOthers()).toBe(200);
    return heldByServer();
  };
  await expect.poll(left, { timeout: 90_000, interval: 250 }).toBeLessThan(readers / 10);
  for (const socket of stalled) socket.destroy();
});

it('keeps a reader who is slow, as long as something is read: K14', { timeout: 120_000 }, async () => {
  const socket = await stall();
  let text = '';
  let pieces = 0;
  let ended = false;
  let isSlow = true;
  // One listener: on a busy machine two that wait would be given the same piece.
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
    pieces += 1;
    if (isSlow) socket.pause();
  });
  socket.on('close', () => {
    ended = true;
  });
  // Fast enough to empty a third of these buffers in time: the server sees nothing of a reader before.
  const reading = setInterval(() => socket.resume(), 100);
  const since = performance.now();
  // Twice as long as one who reads nothing is kept.
  await expect.poll(() => performance.now() - since, { timeout: 60_000 }).toBeGreaterThan(2000 * seconds);
  expect([ended, pieces > 3]).toEqual([false, true]);
  clearInterval(reading);
  isSlow = false;
  socket.resume();
  await expect.poll(() => text.split('HTTP/1.1 200 OK').length - 1, { timeout: 60_000 }).toBe(asked);
  socket.destroy();
});

it('holds no more connections than it is told to, and serves again when they are gone: K14', async () => {
  await expect.poll(heldByServer, { timeout: 20_000 }).toBe(0);
  let connected = 0;
  let closed = 0;
  const crowd = Array.from({ length: most + 100 }, (_, nth) =>
    connectFrom(addressOf(nth))
      .on('error', () => undefined)
      .on('connect', () => {
        connected += 1;
      })
      .on('close', () => {
        closed += 1;
      })
      .resume(),
  );
  await expect.poll(() => connected, { timeout: 20_000 }).toBe(crowd.length);
  await expect.poll(() => closed, { timeout: 20_000, interval: 10 }).toBeGreaterThanOrEqual(100);
  // The others stay until they have said nothing for too long, and then go together.
  expect(closed).toBeLessThan(150);
  expect(await heldByServer()).toBeLessThanOrEqual(most);
  for (const socket of crowd) socket.destroy();
  await expect.poll(() => servesOthers().catch(() => 0), { timeout: 20_000 }).toBe(200);
});

it('holds a quarter of its connections for one address, and serves the others meanwhile: K14', async () => {
  // Those of the crowd before, too, count until the server has seen them go.
  await expect.poll(heldByServer, { timeout: 20_000 }).toBe(0);
  let closed = 0;
  const crowd = Array.from({ length: most }, () =>
    connectFrom('127.0.2.1')
      .on('error', () => undefined)
      .on('close', () => {
        closed += 1;
      })
      .resume(),
  );
  await expect.poll(() => closed, { timeout: 20_000, interval: 10 }).toBe(most - part);
  expect(await servesOthers()).toBe(200);
  for (const socket of crowd) socket.destroy();
});

it('ends a connection that asks on and on before it is answered: K14', async () => {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  let text = '';
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
  });
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /api/health HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(1000));
  await gone;
  expect(text.split('HTTP/1.1 ').length - 1).toBeLessThan(110);
  expect(await servesOthers()).toBe(200);
});
