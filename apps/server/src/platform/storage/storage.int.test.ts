import { createHash } from 'node:crypto';
import path from 'node:path';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { type S3Server, startS3Server } from '@oja/testing/storage/s3-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStorageAddress } from '../../settings/storage-address.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const opened: Record<'disk' | 's3', () => Promise<Storage>> = {
  disk: async () => openDisk(path.join(await temporaryFolder(), 'media')),
  s3: async () => openS3(readStorageAddress(server.storageUrl())),
};
/** Names that no other test has. */
const nameOf = (text: string, ending = 'webp') => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `p/${hex.slice(0, 2)}/${hex.slice(0, 24)}-640.${ending}`;
};
async function allOf(storage: Storage, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const some of storage.list(folder)) names.push(...some);
  return names.sort();
}

describe.each(['disk', 's3'] as const)('storage on %s', (kind) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await opened[kind]();
  });

  it('keeps bytes under a name, and in place of them what is put there again', async () => {
    const name = nameOf(`${kind} again`, 'avif');
    expect([await storage.read(name), await storage.putAt(name)]).toEqual([null, null]);
    const before = Date.now();
    await storage.put(name, Buffer.from([0, 1, 255, 10]));
    expect(await storage.read(name)).toEqual(Buffer.from([0, 1, 255, 10]));
    // S3 tells whole seconds.
    expect((await storage.putAt(name))?.getTime()).toBeGreaterThan(before - 2000);
    expect((await storage.putAt(name))?.getTime()).toBeLessThan(Date.now() + 2000);
    await storage.put(name, Buffer.from('other bytes'));
    expect(await storage.read(name)).toEqual(Buffer.from('other bytes'));
  });

  it('removes, and what is not there is removed already', async () => {
    const name = nameOf(`${kind} gone`);
    await storage.put(name, Buffer.from('x'));
    await storage.remove(name);
    await storage.remove(name);
    expect([await storage.read(name), await storage.putAt(name)]).toEqual([null, null]);
  });

  it('lists all below a folder, however many and deep, and nothing beside it', async () => {
    const names = Array.from({ length: 1105 }, (_, at) => `p/l${kind}/${at % 7}/f${at}-160.webp`);
    const beside = `p/l${kind}x/f-160.webp`;
    for (let at = 0; at < names.length; at += 50) {
      await Promise.all(names.slice(at, at + 50).map((name) => storage.put(name, Buffer.from(name))));
    }
    await storage.put(beside, Buffer.from('beside'));
    expect(await allOf(storage, `p/l${kind}`)).toEqual(names.toSorted());
    expect(await allOf(storage, `p/nothing-${kind}`)).toEqual([]);
    expect(await allOf(storage, 'p')).toEqual(expect.arrayContaining([...names, beside]));
  });

  it.each([
    '',
    'p/../../secret.webp',
    '/p/a-640.webp',
    'p//a-640.webp',
    'p/A-640.webp',
    'p/a-640.html',
    'p/a-640.webp?acl',
    'p/a%2f..-640.webp',
    'p/a b-640.webp',
    'p/.a/b.webp',
    `p/${'a'.repeat(300)}.webp`,
  ])('refuses the name %j', async (name) => {
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(/picture/);
    await expect(storage.read(name)).rejects.toThrow(/picture/);
    await expect(storage.putAt(name)).rejects.toThrow(/picture/);
    await expect(storage.remove(name)).rejects.toThrow(/picture/);
    expect(storage.addressOf(name)).toBeNull();
  });

  it('two that put the same at once leave one of them, whole', async () => {
    const name = nameOf(`${kind} both`);
    const bytes = [Buffer.alloc(300_000, 'a'), Buffer.alloc(300_000, 'b')];
    await Promise.all(bytes.map((each) => storage.put(name, each)));
    const kept = await storage.read(name);
    expect(bytes.some((each) => kept?.equals(each))).toBe(true);
  });

  it('answers', async () => {
    await storage.check();
    expect(storage.isAnswering()).toBe(true);
  });
});
