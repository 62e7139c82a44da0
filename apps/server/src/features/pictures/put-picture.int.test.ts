import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { addMember, removeMember } from '@oja/testing/rows/members';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { openGoodsStore } from '../../testing/desk-goods.ts';
import { type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { busyPhotograph, heldSideways, photograph } from '../../testing/photographs.ts';
import { putPicture } from '../../testing/put-picture.ts';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { lockFiles } from './upkeep/kept-files.queries.ts';

let shop: TestApp;
let store: OpenedStore;
beforeAll(async () => {
  shop = await createTestApp({ web: await writeSmallWeb() });
  store = await openStore(shop);
});
afterAll(() => shop.close());

/** A worker is a process that must first be started, on a machine that others use, too. */
const patiently = { timeout: 30_000 };

/** Who waits for a lock that has a name. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(shop.db);
  return rows.length;
}

const rowOf = (id: string) => shop.db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
const bytesOf = async (name: string) => Buffer.from(await (await shop.fetch(`/media/${name}`)).arrayBuffer());

describe('a photograph that a member sends', () => {
  let put: DeskPicture;
  const id = newId();
  beforeAll(async () => {
    put = await putPicture(store.owner, { seller: store.sellerId, id, bytes: await heldSideways(1000, 800) });
  });

  it('is a picture of the store, under its id', async () => {
    expect(put).toMatchObject({ id, width: 800, height: 1000, picture: { alt: '' } });
    expect(put.picture.key).toMatch(/^p\/([0-9a-f]{2})\/\1[0-9a-f]{22}$/);
    expect(await rowOf(id)).toMatchObject({
      seller_id: store.sellerId,
      key: put.picture.key,
      color: put.picture.color,
      width: 800,
      height: 1000,
      made_by: store.owner.id,
      was_public: false,
    });
  });

  it.each([160, 320, 640].flatMap((width) => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    'is shown %i wide as %s, and kept for ever [PICTURE-01]',
    async (width, ending) => {
      const answer = await shop.fetch(`/media/${put.picture.key}-${width}.${ending}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(`image/${ending}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
      const { format, width: across, height: down } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([format, across, down]).toEqual([ending === 'avif' ? 'heif' : 'webp', width, width]);
    },
  );

  it('stands upright, and says nothing of the phone or where it was [PICTURE-02]', async () => {
    const widest = await bytesOf(`${put.picture.key}-640.webp`);
    const { exif, icc, xmp, orientation } = await sharp(widest).metadata();
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(widest.includes('Secret phone')).toBe(false);
    const { data } = await sharp(widest).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (row: number) => [...data.subarray((row * 640 + 320) * 3, (row * 640 + 320) * 3 + 3)];
    const [red, blue] = [at(100), at(540)];
    expect(red[0]).toBeGreaterThan(200);
    expect(red[2]).toBeLessThan(60);
    expect(blue[2]).toBeGreaterThan(200);
    expect(blue[0]).toBeLessThan(60);
  });
});

describe('a photograph with pixels enough', () => {
  const send = async (width: number, height: number) =>
    putPicture(store.owner, { seller: store.sellerId, bytes: await heldSideways(height, width) });

  it('has one more file, 1280 wide as AVIF, and says so [PICTURE-53]', async () => {
    const { id, picture } = await send(1280, 1400);
    expect(picture).toMatchObject({ widest: 1280 });
    const { format, width, height } = await sharp(await bytesOf(`${picture.key}-1280.avif`)).metadata();
    expect([format, width, height]).toEqual(['heif', 1280, 1280]);
    expect((await shop.fetch(`/media/${picture.key}-1280.webp`)).status).toBe(404);
    expect((await rowOf(id))?.widest).toBe(1280);
  });

  it('has none with one pixel less on a side [PICTURE-53]', async () => {
    const { id, picture } = await send(1279, 1400);
    expect(picture).not.toHaveProperty('widest');
    expect((await shop.fetch(`/media/${picture.key}-1280.avif`)).status).toBe(404);
    expect((await rowOf(id))?.widest).toBeNull();
  });

  it('says so in the shop on the page of what it is of [PICTURE-53]', async () => {
    const goods = await openGoodsStore(shop);
    const bytes = await heldSideways(1300, 1300);
    const { id, picture } = await putPicture(goods.owner, { seller: goods.sellerId, bytes });
    const published = await goods.publish(goods.form({ pictures: [{ id, alt: 'Six yards' }] }));
    const { product } = await shop.call('product', { params: { id: published } });
    expect(product.images).toEqual([{ ...picture, alt: 'Six yards' }]);
  });
});

describe('the same id', () => {
  it('with the same bytes is the same picture, which is not made again [PICTURE-10]', async () => {
    const sent = { seller: store.sellerId, id: newId(), bytes: await photograph('#123456') };
    const put = await putPicture(store.owner, sent);
    const before = await rowOf(sent.id);
    const beside = await createTestApp({ beside: shop, pictures: { waiting: 0 } });
    const { email, password } = store.owner;
    const again = beside.visitor();
    await again.call('signIn', { body: { email, password, remember: false } });
    expect(await putPicture(again, { ...sent, id: sent.id.toUpperCase() })).toEqual(put);
    const other = { ...sent, id: newId() };
    await expect(putPicture(again, other)).rejects.toMatchObject({ status: 503, code: 'busy_with_pictures' });
    await beside.close();
    expect(await rowOf(sent.id)).toEqual(before);
  });

  it('twice at once is one picture [PICTURE-29]', async () => {
    const sent = { seller: store.sellerId, id: newId(), bytes: await photograph('#654321') };
    const [first, second] = await Promise.all([putPicture(store.owner, sent), putPicture(store.owner, sent)]);
    expect(first).toEqual(second);
  });

  it('with other bytes is taken, and so is that of another store [PICTURE-11]', async () => {
    const sent = { seller: store.sellerId, id: newId(), bytes: await photograph('#0a0b0c') };
    const { picture } = await putPicture(store.owner, sent);
    const bytes = await photograph('#0c0b0a');
    await expect(putPicture(store.owner, { ...sent, bytes })).rejects.toMatchObject({ status: 409, code: 'id_taken' });
    const other = await openStore(shop);
    const theirs = putPicture(other.owner, { ...sent, seller: other.sellerId });
    await expect(theirs).rejects.toMatchObject({ status: 409, code: 'id_taken' });
    expect(await rowOf(sent.id)).toMatchObject({ seller_id: store.sellerId, key: picture.key });
  });
});

describe('who sends it', () => {
  const send = async (person: Parameters<typeof putPicture>[0], bytes = photograph('#222222')) =>
    putPicture(person, { seller: store.sellerId, bytes: await bytes });

  it('works there, and may do so [DESK-19]', async () => {
    await expect(send(shop.visitor())).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
    await expect(send(await newBuyer(shop))).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    await expect(send((await openStore(shop)).owner)).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    const packer = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    await expect(send(packer)).rejects.toMatchObject({ status: 403, code: 'act_not_allowed' });
  });

  it('still works there when it is kept [PICTURE-17]', async () => {
    const manager = await newBuyer(shop);
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const sending = send(manager, busyPhotograph());
    const refused = expect(sending).rejects.toMatchObject({ status: 404, code: 'store_not_found' });
    await expect.poll(() => shop.pictureWorkers.working, patiently).toHaveLength(1);
    await removeMember(shop.db, store.sellerId, manager.id);
    await refused;
    const kept = await shop.db.selectFrom('pictures').select('id').where('made_by', '=', manager.id).execute();
    expect(kept).toEqual([]);
  });
});

describe('a store that has as many as it may', () => {
  it('keeps what it has and sends no more [PICTURE-12]', async () => {
    const beside = await createTestApp({ beside: shop, env: { PICTURES_PER_STORE: '1' } });
    const { owner, sellerId: seller } = await openStore(beside);
    const bytes = await photograph('#111111');
    const { picture } = await putPicture(store.owner, { seller: store.sellerId, bytes });
    let both: Promise<PromiseSettledResult<DeskPicture>[]> | undefined;
    // Each has looked before the other is kept: both are held up until both wait.
    await inTransaction(shop.db, async (tx) => {
      await lockFiles(tx, picture.key);
      both = Promise.allSettled([putPicture(owner, { seller, bytes }), putPicture(owner, { seller, bytes })]);
      await expect.poll(countWaiting, patiently).toBe(2);
    });
    expect((await both)?.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(putPicture(owner, { seller, bytes: await photograph('#444444') })).rejects.toMatchObject({
      status: 409,
      code: 'picture_quota',
      message: 'Your store has 1 pictures. Remove some first.',
    });
    const kept = await shop.db.selectFrom('pictures').select('id').where('seller_id', '=', seller).execute();
    expect(kept).toHaveLength(1);
    await beside.close();
  });

  it('counts the room that they take, too [PICTURE-13]', async () => {
    const beside = await createTestApp({ beside: shop, env: { PICTURES_MB_PER_STORE: '1' } });
    const { owner, sellerId: seller } = await openStore(beside);
    await putPicture(owner, { seller, bytes: await photograph('#555555') });
    await shop.db
      .updateTable('pictures')
      .set({ bytes: 1024 * 1024 })
      .where('seller_id', '=', seller)
      .execute();
    await expect(putPicture(owner, { seller, bytes: await photograph('#666666') })).rejects.toMatchObject({
      code: 'picture_quota',
    });
    await beside.close();
  });
});

describe('the banner of a store', () => {
  const wide = async (width: number, height: number) => {
    const plain = { create: { width, height, channels: 3, background: '#225588' } } as const;
    return new Uint8Array(await sharp(plain).jpeg().toBuffer());
  };

  it('is two to one, with the files that a wide place shows [PICTURE-18]', async () => {
    const bytes = await wide(1500, 700);
    const id = newId();
    const { picture } = await putPicture(store.owner, { seller: store.sellerId, id, kind: 'banner', bytes });
    for (const width of [320, 480, 640, 1280]) {
      const made = await sharp(await bytesOf(`${picture.key}-${width}.webp`)).metadata();
      expect([made.width, made.height]).toEqual([width, width / 2]);
    }
    expect(await rowOf(id)).toMatchObject({ kind: 'banner' });
    const asGoods = putPicture(store.owner, { seller: store.sellerId, id, bytes });
    await expect(asGoods).rejects.toMatchObject({ code: 'id_taken' });
  });

  it.each([
    [1279, 800],
    [1600, 639],
  ])('is not made of %i × %i pixels', async (width, height) => {
    const bytes = await wide(width, height);
    const sending = putPicture(store.owner, { seller: store.sellerId, kind: 'banner', bytes });
    await expect(sending).rejects.toMatchObject({ code: 'picture_too_small' });
  });
});
