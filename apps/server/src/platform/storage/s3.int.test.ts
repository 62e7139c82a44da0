import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { freePort } from '@oja/testing/network/free-port';
import { TcpProxy } from '@oja/testing/network/tcp-proxy';
import { type S3Server, startS3Server } from '@oja/testing/storage/s3-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { StartFailure } from '../../database/start-failure.ts';
import { readStorageAddress } from '../../settings/storage-address.ts';
import { checkStorage } from './open-storage.ts';
import { openS3 } from './s3.ts';

let server: S3Server;
let database: TestDatabase;
beforeAll(async () => {
  server = await startS3Server();
  database = await createTestDatabase();
});
afterEach(() => {
  server.broken = () => null;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

type Changed = Parameters<S3Server['storageUrl']>[0];
const open = (changed: Changed = {}) => openS3(readStorageAddress(server.storageUrl(changed)));
const told: string[] = [];
const start = (changed: Changed, db = database.db) =>
  checkStorage({ db, storage: open(changed) }, (line) => told.push(line));
const name = 'p/ab/ab0123456789abcdef012345-640.webp';

describe('a file in the bucket', () => {
  it('says what it is, and that it stays as it is', async () => {
    await open().put(name, Buffer.from('webp bytes'));
    const shown = await fetch(`${server.publicUrl}/${name}`);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await shown.text()).toBe('webp bytes');
  });

  it('has the address that browsers are shown, where there is one', () => {
    expect(open().addressOf(name)).toBeNull();
    expect(open({ rest: '?public=https://media.example/all/' }).addressOf(name)).toBe(
      `https://media.example/all/${name}`,
    );
  });
});

describe('at the start', () => {
  it.each<[string, Changed & object, string]>([
    ['a wrong secret', { secret: 'another/secret+0' }, 'SignatureDoesNotMatch'],
    ['a key that nobody has', { accessKey: 'NOBODY' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'nothing-here' }, 'NoSuchBucket'],
  ])('%s ends it, with one line that names it [PICTURE-35]', async (_, changed, code) => {
    const refused = await start(changed).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(StartFailure);
    expect((refused as Error).message).toMatch(
      new RegExp(`^STORAGE_URL cannot be used\\. The storage http://127.* refuses: 40[34] ${code} .+$`),
    );
    expect((refused as Error).message).not.toContain(changed.secret ?? 'wJ/alr');
  });

  it('another service at that address ends it', async () => {
    const other = createServer((_, answer) => answer.end('<html>Welcome</html>'));
    const port = await new Promise<number>((resolve) =>
      other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port)),
    );
    await expect(start({ port })).rejects.toThrow(/^STORAGE_URL cannot be used/);
    other.close();
  });

  it('the bucket of another shop ends it, and stays that of the other', async () => {
    await start({});
    await start({});
    const other = await createTestDatabase();
    const { rows } = await other.pool.query('update shop_policy set shop_id = gen_random_uuid() returning shop_id');
    const refused = await start({}, other.db).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(StartFailure);
    expect((refused as Error).message).toMatch(/^STORAGE_URL cannot be used\. The bucket belongs to another shop: .+$/);
    expect((refused as Error).message).toContain(`this database says "${rows[0].shop_id}"`);
    await start({});
    await other.close();
  });

  it('a storage that is down is told of, and the shop opens [PICTURE-35]', async () => {
    await start({ port: await freePort() });
    expect(told).toEqual([
      expect.stringMatching(/^The storage http:\/\/127\.0\.0\.1:\d+\/.* does not answer: ECONNREFUSED\./),
    ]);
  });
});

describe('a storage in trouble', () => {
  /** Answers so often with this status before it serves again. */
  const failTimes = (times: number, status: number | { status: number; code: string }) => {
    let left = times;
    server.broken = () => (left-- > 0 ? status : null);
  };

  it.each(['RequestTimeout', 'OperationAborted'])('is asked again after 400 %s', async (code) => {
    const storage = open();
    failTimes(2, { status: 400, code });
    await storage.put(name, Buffer.from(`after ${code}`));
    expect((await storage.read(name))?.toString()).toBe(`after ${code}`);
  });

  it('that lists its parts in a circle is not listed for ever', async () => {
    let parts = 0;
    server.broken = (asked) => {
      if (!asked.includes('list-type')) return null;
      parts += 1;
      const next = `<NextContinuationToken>${parts % 2 ? 'odd' : 'even'}</NextContinuationToken>`;
      return { status: 200, body: `<ListBucketResult>${parts > 50 ? '' : next}</ListBucketResult>` };
    };
    const listing = (async () => {
      for await (const names of open().list('p')) expect(names).toEqual([]);
    })();
    await expect(listing).rejects.toThrow(/lists the same part again/);
    expect(parts).toBeLessThan(5);
  });

  it.each([500, 503, 429])('is asked again after %i', async (status) => {
    const storage = open();
    failTimes(2, status);
    await storage.put(name, Buffer.from(`after ${status}`));
    expect((await storage.read(name))?.toString()).toBe(`after ${status}`);
    expect(storage.isAnswering()).toBe(true);
  });

  it('is given up after three tries, and nobody waits for it for a moment [PICTURE-36]', async () => {
    const storage = open();
    failTimes(1000, 503);
    server.asked.length = 0;
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(/does not answer: 503 SlowDown/);
    expect(server.asked).toHaveLength(3);
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(/does not answer/);
    expect(server.asked).toHaveLength(3);
    expect(storage.isAnswering()).toBe(false);
    server.broken = () => null;
    await expect.poll(() => storage.isAnswering(), { timeout: 20_000 }).toBe(true);
    await storage.put(name, Buffer.from('well again'));
  });

  it('that refuses is not asked again', async () => {
    server.asked.length = 0;
    await expect(open({ secret: 'wrong' }).put(name, Buffer.from('x'))).rejects.toThrow(/refuses: 403/);
    expect(server.asked).toHaveLength(1);
  });

  it('whose lines break is asked again on another', async () => {
    const line = new TcpProxy({ targets: () => [{ host: '127.0.0.1', port: server.port }] });
    const storage = open({ port: await line.listen() });
    await storage.put(name, Buffer.from('before'));
    line.cut();
    await storage.put(name, Buffer.from('after'));
    expect((await storage.read(name))?.toString()).toBe('after');
    await line.close();
  });

  it('that says nothing is waited for less long than PostgreSQL waits for a transaction', async () => {
    const line = new TcpProxy({ targets: () => [{ host: '127.0.0.1', port: server.port }] });
    const storage = open({ port: await line.listen() });
    line.goSilent();
    const since = performance.now();
    await expect(storage.putAt(name)).rejects.toThrow(/does not answer/);
    expect(performance.now() - since).toBeLessThan(10_000);
    await line.close();
  });
});
