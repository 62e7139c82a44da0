import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { SellerId } from '../../../http/desk.ts';
import { newId } from '../../../platform/ids.ts';
import { type OpenedStore, openStore } from '../../../testing/desk-sale.ts';
import { photograph } from '../../../testing/photographs.ts';
import { putPicture } from '../../../testing/put-picture.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findPictures } from '../pictures.questions.ts';
import { showPictures } from '../pictures.steps.ts';
import { lockFiles } from './kept-files.queries.ts';
import { removeUnusedPictures } from './remove-unused-pictures.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  store = await openStore(shop);
});
afterAll(() => shop.close());

const hours = (count: number) => count * 3600_000;
const tidyUp = () => removeUnusedPictures(shop, new AbortController().signal);
const rowsOf = async (...ids: string[]) =>
  (await shop.db.selectFrom('pictures').select('id').where('id', 'in', ids).execute()).map(({ id }) => id).sort();
const endings = [160, 320, 640].flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
const filesOf = async (key: string) => {
  const put = await Promise.all(endings.map((ending) => shop.storage.putAt(key + ending)));
  return put.filter((each) => each !== null).length;
};

let shades = 0;
/** A picture of the store that has been there for so long, as have its files. */
async function pictureSince(days: number, of = store, shade?: string) {
  shades += 1;
  const bytes = await photograph(shade ?? `hsl(${shades * 20}, 90%, 40%)`);
  const { id, picture } = await putPicture(of.owner, { seller: of.sellerId, bytes });
  const at = new Date(Date.now() - hours(24 * days));
  await shop.db.updateTable('pictures').set({ created_at: at }).where('id', '=', id).execute();
  await age(picture.key, days);
  return { id, ...picture };
}
async function age(key: string, days: number): Promise<void> {
  const at = new Date(Date.now() - hours(24 * days));
  for (const ending of endings) await utimes(path.join(shop.config.dataDir, 'media', key + ending), at, at);
}

it('what nothing has named for a week goes, with its files [PICTURE-19]', async () => {
  const [young, old] = [await pictureSince(6.9), await pictureSince(7.1)];
  await tidyUp();
  expect(await rowsOf(young.id, old.id)).toEqual([young.id]);
  expect([await filesOf(young.key), await filesOf(old.key)]).toEqual([6, 0]);
});

it('what a draft, goods or a store name stays, and what was ever on sale [PICTURE-20]', async () => {
  const names = ['draft', 'goods', 'logo', 'banner', 'shown'] as const;
  const kept = new Map<string, Awaited<ReturnType<typeof pictureSince>>>();
  for (const name of names) kept.set(name, await pictureSince(30));
  const of = (name: (typeof names)[number]) => {
    const { id = '', key = '', color = '', alt = '' } = kept.get(name) ?? {};
    return { id, picture: { key, color, alt } };
  };
  const body = JSON.stringify({ pictures: [{ id: of('draft').id.toUpperCase(), alt: '' }] });
  await shop.db.insertInto('product_drafts').values({ id: newId(), seller_id: store.sellerId, body }).execute();
  await seedProduct(shop.db, { seller_id: store.sellerId, images: JSON.stringify([of('goods').picture]) });
  const [store_logo, store_banner] = [JSON.stringify(of('logo').picture), JSON.stringify(of('banner').picture)];
  await shop.db.updateTable('sellers').set({ store_logo, store_banner }).where('id', '=', store.sellerId).execute();
  await inTransaction(shop.db, (tx) => showPictures(tx, store.sellerId as SellerId, [of('shown').id]));
  await tidyUp();
  const ids = [...kept.values()].map(({ id }) => id).sort();
  expect(await rowsOf(...ids)).toEqual(ids);
  for (const { key } of kept.values()) expect(await filesOf(key)).toBe(6);
});

it('what the goods, the draft or the logo of another store name is not kept by that', async () => {
  const other = await openStore(shop);
  const { id, key, color, alt } = await pictureSince(30);
  const image = JSON.stringify({ key, color, alt });
  await seedProduct(shop.db, { seller_id: other.sellerId, images: `[${image}]` });
  await shop.db.updateTable('sellers').set({ store_logo: image }).where('id', '=', other.sellerId).execute();
  const body = JSON.stringify({ pictures: [{ id, alt: '' }] });
  await shop.db.insertInto('product_drafts').values({ id: newId(), seller_id: other.sellerId, body }).execute();
  await tidyUp();
  expect(await rowsOf(id)).toEqual([]);
});

it('the same photograph of two stores is one set of files, which stays until neither has it [PICTURE-21]', async () => {
  const other = await openStore(shop);
  const mine = await pictureSince(30, store, '#00aa77');
  const theirs = await pictureSince(2, other, '#00aa77');
  expect(theirs.key).toBe(mine.key);
  expect(theirs.id).not.toBe(mine.id);
  await tidyUp();
  expect(await rowsOf(mine.id, theirs.id)).toEqual([theirs.id]);
  expect(await filesOf(mine.key)).toBe(6);
  await shop.db.deleteFrom('pictures').where('id', '=', theirs.id).execute();
  await tidyUp();
  expect(await filesOf(mine.key)).toBe(0);
});

it('files that nobody names yet stay for a day, and those that a crash left unfinished, too', async () => {
  const { id, key } = await pictureSince(0);
  await shop.db.deleteFrom('pictures').where('id', '=', id).execute();
  const folder = path.dirname(key);
  const unfinished = path.join(shop.config.dataDir, 'media', `${folder}/.unfinished`);
  await writeFile(unfinished, 'half');
  await tidyUp();
  expect([await filesOf(key), await shop.storage.putAt(`${folder}/.unfinished`)]).toEqual([6, expect.any(Date)]);
  await age(key, 1.1);
  const at = new Date(Date.now() - hours(25));
  await utimes(unfinished, at, at);
  await tidyUp();
  expect([await filesOf(key), await shop.storage.putAt(`${folder}/.unfinished`)]).toEqual([0, null]);
});

it('a file that the storage fails at keeps no other from being removed', async () => {
  const [first, second] = [await pictureSince(2), await pictureSince(2)];
  await shop.db.deleteFrom('pictures').where('id', 'in', [first.id, second.id]).execute();
  const refused = first.key + endings[0];
  const remove = async (name: string) => {
    if (name === refused) throw new Error('Not now.');
    await shop.storage.remove(name);
  };
  const round = removeUnusedPictures(
    { db: shop.db, storage: { ...shop.storage, remove } },
    new AbortController().signal,
  );
  await expect(round).rejects.toThrow('1 files could not be removed');
  expect([await filesOf(first.key), await filesOf(second.key)]).toEqual([1, 0]);
});

it('files that are being named while they are to be removed are there afterwards [PICTURE-32]', async () => {
  const bytes = await photograph('#13579b');
  const first = await putPicture(store.owner, { seller: store.sellerId, bytes });
  const { key } = first.picture;
  await shop.db.deleteFrom('pictures').where('id', '=', first.id).execute();
  await age(key, 2);
  let putting: ReturnType<typeof putPicture> | undefined;
  await inTransaction(shop.db, async (tx) => {
    // As the job holds them between its look and its removal.
    await lockFiles(tx, key);
    putting = putPicture(store.owner, { seller: store.sellerId, bytes });
    await expect
      .poll(
        async () => (await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(shop.db)).rows,
        { timeout: 30_000 },
      )
      .toHaveLength(1);
    for (const ending of endings) await shop.storage.remove(key + ending);
  });
  expect((await putting)?.picture.key).toBe(key);
  expect(await filesOf(key)).toBe(6);
});

it('pictures are found by id for their own store alone [PICTURE-22]', async () => {
  const other = await openStore(shop);
  const [mine, theirs] = [await pictureSince(0), await pictureSince(0, other)];
  const found = await findPictures(shop.db, store.sellerId as SellerId, [mine.id, theirs.id, newId()]);
  expect(found).toEqual([{ id: mine.id, key: mine.key, color: mine.color, width: 700, height: 700, widest: null }]);
  const shown = await inTransaction(shop.db, (tx) =>
    showPictures(tx, store.sellerId as SellerId, [mine.id, theirs.id]),
  );
  expect(shown).toEqual(found);
  const publics = await shop.db.selectFrom('pictures').select('id').where('was_public', '=', true).execute();
  expect(publics.map(({ id }) => id)).toContain(mine.id);
  expect(publics.map(({ id }) => id)).not.toContain(theirs.id);
});
