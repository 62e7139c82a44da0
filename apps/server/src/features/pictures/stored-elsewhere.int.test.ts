import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type S3Server, startS3Server } from '@oja/testing/storage/s3-server';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { photograph } from '../../testing/photographs.ts';
import { putPicture } from '../../testing/put-picture.ts';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockFiles } from './upkeep/kept-files.queries.ts';
import { removeUnusedPictures } from './upkeep/remove-unused-pictures.ts';

let server: S3Server;
/** Of a shop whose browsers fetch pictures themselves, and of one beside it that sends them. */
let shown: TestApp;
let sent: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  server = await startS3Server();
  const web = await writeSmallWeb();
  const rest = `?public=${server.publicUrl}`;
  shown = await createTestApp({ web, env: { STORAGE_URL: server.storageUrl({ rest }) } });
  sent = await createTestApp({ web, beside: shown, env: { STORAGE_URL: server.storageUrl() } });
  store = await openStore(shown);
});
afterEach(() => {
  server.broken = () => null;
});
afterAll(async () => {
  await sent.close();
  await shown.close();
  await server.close();
});

const endings = [160, 320, 640].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
let shades = 0;
/** Another one each time: the same would be the same files. */
const newPhotograph = () => {
  shades += 1;
  return photograph(`hsl(${shades * 30}, 80%, 40%)`);
};
const put = async (id = newId(), bytes?: Uint8Array<ArrayBuffer>) =>
  putPicture(store.owner, { seller: store.sellerId, id, bytes: bytes ?? (await newPhotograph()) });
const rowOf = (id: string) => shown.db.selectFrom('pictures').select('key').where('id', '=', id).executeTakeFirst();
const filesOf = async (key: string) => {
  const at = await Promise.all(endings.map((ending) => shown.storage.putAt(key + ending)));
  return at.filter((each) => each !== null).length;
};

describe('a photograph that a member sends', () => {
  it('lies in the bucket alone, and browsers are led there [PICTURE-33]', async () => {
    const { picture } = await put();
    expect(await filesOf(picture.key)).toBe(6);
    await expect(readdir(path.join(shown.config.dataDir, 'media'))).rejects.toThrow('ENOENT');
    const led = await shown.fetch(`/media/${picture.key}-320.avif`, { redirect: 'manual' });
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toBe(`${server.publicUrl}/${picture.key}-320.avif`);
    expect(led.headers.get('cache-control')).toBe('public, max-age=86400');
    const found = await fetch(`${shown.url}/media/${picture.key}-320.avif`);
    expect(found.headers.get('content-type')).toBe('image/avif');
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await found.arrayBuffer()).metadata()).toMatchObject({ format: 'heif', width: 320 });
  });

  it('is sent by the server where the bucket has no public address [PICTURE-34]', async () => {
    const { picture } = await put();
    const found = await sent.fetch(`/media/${picture.key}-640.webp`);
    expect(found.status).toBe(200);
    expect(Object.fromEntries(found.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(await found.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 640 });
    const missing = await sent.fetch('/media/p/00/000000000000000000000000-640.webp');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('has a picture for link previews, which is made of what lies in the bucket', async () => {
    const { picture } = await put();
    const found = await shown.fetch(`/share/${picture.key}.jpg`);
    expect(found.status).toBe(200);
    expect(await sharp(await found.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    for (const ending of endings) await shown.storage.remove(picture.key + ending);
    expect((await shown.fetch(`/share/${picture.key}.jpg`)).status).toBe(404);
  });

  it('goes from the bucket when no picture names it, a day later', async () => {
    const { id, picture } = await put();
    await shown.db.deleteFrom('pictures').where('id', '=', id).execute();
    const tidyUp = () => removeUnusedPictures(shown, new AbortController().signal);
    await tidyUp();
    expect(await filesOf(picture.key)).toBe(6);
    for (const ending of endings) await server.age(picture.key + ending, new Date(Date.now() - 25 * 3600_000));
    await tidyUp();
    expect(await filesOf(picture.key)).toBe(0);
  });
});

describe('what lies in the bucket and is not ours to remove', () => {
  const old = new Date(Date.now() - 48 * 3600_000);
  const tidyUp = (shop: TestApp) => removeUnusedPictures(shop, new AbortController().signal);

  it('files that others put there stay', async () => {
    const names = ['p/banner.jpg', 'p/old/logo.webp'];
    for (const name of names) {
      await shown.storage.put(name, Buffer.from('of the operator'));
      await server.age(name, old);
    }
    await tidyUp(shown);
    for (const name of names) expect((await shown.storage.read(name))?.toString()).toBe('of the operator');
  });

  it('pictures of another shop stay, and ours still go', async () => {
    const { id, picture } = await put();
    const other = await createTestApp({
      env: { STORAGE_URL: server.storageUrl() },
      seed: (db) => db.updateTable('shop_policy').set({ shop_id: newId() }).execute(),
    });
    for (const ending of endings) await server.age(picture.key + ending, old);
    await tidyUp(shown);
    await expect(tidyUp(other)).rejects.toThrow(/belongs to another shop/);
    expect(await filesOf(picture.key)).toBe(6);
    await other.close();
    await shown.db.deleteFrom('pictures').where('id', '=', id).execute();
    await tidyUp(shown);
    expect(await filesOf(picture.key)).toBe(0);
  });
});

describe('while the storage is slow', () => {
  const names = (key: string) => endings.map((ending) => key + ending);
  const old = new Date(Date.now() - 48 * 3600_000);

  it('a photograph that waits for it holds no transaction open, and what was removed meanwhile is put again', async () => {
    const held: ((missing: number) => void)[] = [];
    server.broken = (asked) =>
      asked.startsWith('HEAD') ? new Promise((resolve) => held.push((status) => resolve(status))) : null;
    const [id, bytes] = [newId(), await newPhotograph()];
    const putting = put(id, bytes);
    await expect.poll(() => held.length, { timeout: 30_000 }).toBe(endings.length);
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
    `.execute(shown.db);
    expect(rows).toEqual([]);
    server.broken = () => null;
    for (const goOn of held) goOn(404);
    const { picture } = await putting;
    expect(await rowOf(id)).toEqual({ key: picture.key });
    const puts = server.asked.filter((asked) => asked.startsWith(`PUT ${picture.key}-`));
    expect(puts).toHaveLength(2 * endings.length);
  });

  it('files that are put again while they are to be removed stay', async () => {
    const { id, picture } = await put();
    await shown.db.deleteFrom('pictures').where('id', '=', id).execute();
    for (const name of names(picture.key)) await server.age(name, old);
    let tidying: Promise<void> | undefined;
    await inTransaction(shown.db, async (tx) => {
      await lockFiles(tx, picture.key);
      tidying = removeUnusedPictures(shown, new AbortController().signal);
      // It has seen that they are old, and waits for whoever names them.
      const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`;
      await expect.poll(async () => (await waiting.execute(shown.db)).rows.length, { timeout: 30_000 }).toBe(1);
      for (const name of names(picture.key)) await shown.storage.put(name, Buffer.from('again'));
    });
    await tidying;
    expect(await filesOf(picture.key)).toBe(6);
  });
});

describe('what the storage is not asked for', () => {
  it.each([
    '/media/p/ab/..%2f..%2fsecret-640.webp',
    '/media/p/ab/ab0123456789abcdef012345-640.html',
    '/media/p/AB/ab0123456789abcdef012345-640.webp',
    '/media/p/ab/short-640.webp',
    '/media/q/ab/ab0123456789abcdef012345-640.webp',
    '/media/products/gown.0123abcd-640.webp',
    '/share/q/ab/ab0123456789abcdef012345.jpg',
    '/media/p/',
  ])('%s is not there [PICTURE-37]', async (target) => {
    server.asked.length = 0;
    for (const shop of [shown, sent]) {
      expect((await fetch(shop.url + target, { redirect: 'manual' })).status).toBe(404);
    }
    expect(server.asked).toEqual([]);
  });

  it('pictures that come with the shop are sent from here', async () => {
    const { items } = await shown.call('articles', {});
    const answer = await shown.fetch(`/media/${items[0]?.picture?.key}-160.webp`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});

it('every document lets pictures come from where they are shown, and from nowhere else', async () => {
  const { origin } = new URL(server.publicUrl);
  const headers = { accept: 'text/html' };
  const documents: [string, TestApp['fetch'], string][] = [
    ['/', shown.fetch, `img-src 'self' ${origin} data: blob:;`],
    [`/desk/${store.slug}`, store.owner.fetch, `img-src 'self' ${origin} data: blob:;`],
    [`/product/${store.product.id}`, shown.fetch, `img-src 'self' ${origin};`],
    ['/product/nothing', shown.fetch, `img-src 'self' ${origin};`],
    ['/nowhere', shown.fetch, `img-src 'self' ${origin};`],
  ];
  for (const [target, get, policy] of documents) {
    expect((await get(target, { headers })).headers.get('content-security-policy'), target).toContain(policy);
    if (get === shown.fetch) {
      const plain = (await sent.fetch(target, { headers })).headers.get('content-security-policy');
      expect(plain, target).toContain(policy.replace(` ${origin}`, ''));
    }
  }
});

describe('a storage that dies in the middle of a photograph', () => {
  it('leaves no row; the shop goes on and says so, and the same photograph succeeds later [PICTURE-36]', async () => {
    const earlier = await put();
    const [id, bytes] = [newId(), await newPhotograph()];
    let puts = 0;
    server.broken = (asked) => {
      if (asked.startsWith('PUT')) puts += 1;
      return puts > 3 ? 503 : null;
    };
    await expect(put(id, bytes)).rejects.toMatchObject({
      status: 503,
      code: 'service_unavailable',
      message: 'The shop is busy right now. Please try again in a moment.',
      retryAfter: 3,
    });
    expect(puts).toBe(6);
    expect(await rowOf(id)).toBeUndefined();
    const led = await shown.fetch(`/media/${earlier.picture.key}-320.avif`, { redirect: 'manual' });
    expect(led.status).toBe(302);
    expect((await shown.fetch('/')).status).toBe(200);
    const ready = await shown.fetch('/api/ready');
    expect([ready.status, await ready.json()]).toEqual([200, { ok: true, pictures: 'unreachable' }]);
    expect((await sent.fetch(`/media/${earlier.picture.key}-320.avif`)).status).toBe(503);
    server.broken = () => null;
    await expect.poll(() => shown.call('ready', {}), { timeout: 20_000 }).toEqual({ ok: true });
    const { picture } = await put(id, bytes);
    expect(await rowOf(id)).toEqual({ key: picture.key });
    expect(await filesOf(picture.key)).toBe(6);
  });

  it('between its files and its row leaves no row either', async () => {
    const [id, bytes] = [newId(), await newPhotograph()];
    server.broken = (asked) => (asked.startsWith('HEAD') ? 500 : null);
    await expect(put(id, bytes)).rejects.toMatchObject({ status: 503, code: 'service_unavailable' });
    expect(await rowOf(id)).toBeUndefined();
    server.broken = () => null;
    await expect.poll(() => shown.call('ready', {}), { timeout: 20_000 }).toEqual({ ok: true });
    expect((await put(id, bytes)).id).toBe(id);
  });
});
