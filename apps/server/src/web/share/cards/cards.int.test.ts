import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureOf, seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { writeSmallWeb } from '../../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

type Colour = [red: number, green: number, blue: number];
const palm: Colour = [0x0b, 0x5d, 0x3b];
const sun: Colour = [0xf2, 0xb7, 0x05];
/** A picture of one colour each: what stands where can be read off the pixels. */
const colours = {
  red: [200, 30, 30],
  blue: [30, 30, 200],
  violet: [150, 40, 160],
  grey: [120, 120, 120],
  orange: [230, 120, 20],
} satisfies Record<string, Colour>;
type Name = keyof typeof colours;
const keyOf = (name: Name) => `products/${name}.0123abcd`;
const imageOf = (name: Name) => JSON.stringify([{ ...pictureOf(`A ${name} wrapper`), key: keyOf(name) }]);

let shop: TestApp;
let shelf: { id: string };

beforeAll(async () => {
  shop = await createTestApp({ web: await writeSmallWeb() });
  shelf = await seedCategory(shop.db, { name: 'Fashion', slug: 'fashion', description: 'Gowns & lace' });
  const media = path.join(shop.config.dataDir, 'media/products');
  await mkdir(media, { recursive: true });
  for (const [name, [r, g, b]] of Object.entries(colours)) {
    const plain = { width: 640, height: 640, channels: 3, background: { r, g, b } } as const;
    await sharp({ create: plain })
      .webp()
      .toFile(path.join(media, `${name}.0123abcd-640.webp`));
  }
});
afterAll(() => shop.close());

async function openStore(slug: string, goods: readonly Name[], more: Record<string, unknown> = {}) {
  const store = await seedSeller(shop.db, {
    slug,
    store_name: `Store ${slug}`,
    business_address: JSON.stringify({ street: '1 Secret Road', city: 'Surulere', state: 'Lagos', country: 'Nigeria' }),
    ...more,
  });
  for (const name of goods) await offer(store.id, name);
  return store;
}
const offer = (sellerId: string, name: Name, more: Record<string, unknown> = {}) =>
  seedProduct(shop.db, { seller_id: sellerId, category_id: shelf.id, images: imageOf(name), ...more });

const get = (target: string) => fetch(`${shop.url}${target}`, { redirect: 'manual' });
async function metaOf(target: string): Promise<Record<string, string>> {
  const found = (await (await get(target)).text()).matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]));
}
/** Where the picture of a page's preview lies. */
const cardOf = async (target: string) => ((await metaOf(target))['og:image'] ?? '').replace(shop.url, '');

async function pixelsOf(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const { format, width, height } = await sharp(bytes).metadata();
  return { bytes, at, format: [format, width, height] };
}
/** JPEG moves colours a little. */
const isNear = (colour: readonly number[], wanted: Colour) =>
  wanted.every((value, at) => Math.abs(value - (colour[at] ?? -99)) <= 14);
const named = (colour: readonly number[]) =>
  Object.entries(colours).find(([, wanted]) => isNear(colour, wanted as Colour))?.[0] ?? colour;

/** The middles of the four places, in reading order. */
const places = [
  [726, 156],
  [1044, 156],
  [726, 474],
  [1044, 474],
] as const;

describe('the preview of a store', () => {
  it('shows what sells best and can be bought, beside name and place, in 150 kB at most [SHARE-01]', async () => {
    const store = await openStore('four', ['red', 'blue', 'violet']);
    await offer(store.id, 'orange', { stock: 0 });
    await offer(store.id, 'grey');
    const best = (await (await get(`/api/products?seller=${store.id}&sort=popularity&inStock=true`)).json()) as {
      items: { image: { key: string } }[];
    };
    const meta = await metaOf('/store/four');
    expect(meta).toMatchObject({
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:image': meta['og:image'],
    });
    expect(meta['og:image']).toMatch(new RegExp(`^${shop.url}/share/store/four/[0-9a-f]{16}\\.jpg$`));
    expect(meta['og:image:alt']).toMatch(/^Store four, Surulere, Lagos: A \w+ wrapper/);
    expect(meta['twitter:image:alt']).toBe(meta['og:image:alt']);

    const response = await get(await cardOf('/store/four'));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const { at, bytes, format } = await pixelsOf(response);
    expect(format).toEqual(['jpeg', 1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    expect(places.map(([x, y]) => named(at(x, y)))).toEqual(
      best.items.map(({ image }) => /\/(\w+)\./.exec(image.key)?.[1]),
    );
    expect(isNear(at(10, 620), palm)).toBe(true);
  });

  it.each([
    [1, ['red']],
    [2, ['red', 'blue']],
    [3, ['red', 'blue', 'violet']],
  ] as const)('shows %d whole, with nothing in the way [SHARE-01]', async (count, goods) => {
    await openStore(`has-${count}`, goods);
    const { at } = await pixelsOf(await get(await cardOf(`/store/has-${count}`)));
    const middles = {
      1: [[885, 315]],
      2: [
        [700, 130],
        [1000, 500],
      ],
      3: places.slice(0, 3),
    }[count];
    expect(new Set(middles.map(([x = 0, y = 0]) => named(at(x, y))))).toEqual(new Set(goods));
    if (count === 3) expect(isNear(at(910, 620), sun)).toBe(true);
  });

  it('without pictures of goods is what it was: its banner, or none [SHARE-02]', async () => {
    const banner = JSON.stringify({ ...pictureOf('Banner'), key: keyOf('red') });
    await openStore('bare', []);
    await openStore('banner', [], { store_banner: banner });
    expect(await metaOf('/store/bare')).not.toHaveProperty(['og:image']);
    expect((await metaOf('/store/bare'))['twitter:card']).toBe('summary');
    expect(await cardOf('/store/banner')).toBe(`/share/${keyOf('red')}.jpg`);
    expect((await get('/share/store/bare/0123456789abcdef.jpg')).status).toBe(404);
  });

  it('that does not sell shows no goods, not even at an address that was given out [SHARE-02]', async () => {
    const store = await openStore('stopped', ['red', 'blue']);
    const card = await cardOf('/store/stopped');
    expect((await get(card)).status).toBe(200);
    await shop.db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', store.id).execute();
    expect((await get(card)).status).toBe(404);
    await expect.poll(() => cardOf('/store/stopped'), { timeout: 5000 }).not.toContain('/share/store/');
  });

  it('has a new address when it shows something else; the old one leads there, and its file is gone [SHARE-03]', async () => {
    const store = await openStore('moves', ['red']);
    const before = await cardOf('/store/moves');
    await Promise.all(Array.from({ length: 5 }, async () => expect((await get(before)).status).toBe(200)));
    const folder = path.join(shop.config.dataDir, 'share-cards/store/moves');
    expect(await readdir(folder)).toEqual([path.basename(before)]);
    await writeFile(path.join(folder, path.basename(before)), 'kept');
    expect(await (await get(before)).text()).toBe('kept');

    await shop.db.updateTable('sellers').set({ store_name: 'Moved' }).where('id', '=', store.id).execute();
    const answer = await get(before);
    const after = answer.headers.get('location') ?? '';
    expect([answer.status, after]).toEqual([302, expect.stringMatching(/^\/share\/store\/moves\/[0-9a-f]{16}\.jpg$/)]);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(after).not.toBe(before);
    expect((await get(after)).headers.get('content-type')).toBe('image/jpeg');
    expect(await readdir(folder)).toEqual([path.basename(after)]);
  });

  it('whose files are gone is not there', async () => {
    await openStore('lost', ['orange']);
    const card = await cardOf('/store/lost');
    const file = path.join(shop.config.dataDir, 'media', `${keyOf('orange')}-640.webp`);
    const bytes = await sharp(file).webp().toBuffer();
    await rm(file);
    try {
      expect((await get(card)).status).toBe(404);
    } finally {
      await writeFile(file, bytes);
    }
  });

  it.each([
    ['markup', '<svg onload="alert(1)"><image href="file:///etc/passwd"/></svg></span>&amp; <b>'],
    ['one endless word', 'W'.repeat(400)],
    ['right to left, and turned', '\u202Eقفطان و أقمشة كانو\u2066 Kano'],
    ['piled marks', `Z${'\u0335\u0321\u033A\u0316'.repeat(40)}algo`],
    ['signs alone', '🎉👩\u200D👩\u200D👧🇳🇬'],
    ['nothing that can be seen', '\u3164\u2800\u200D\u0301'],
    ['no letters of any font', '\u{F0000}\uE000\uFFFE'],
  ])('draws a name of %s as it is written [SHARE-04]', async (what, name) => {
    const slug = `named-${what.replace(/\W+/g, '-')}`;
    await openStore(slug, ['red'], { store_name: name });
    const { at, bytes, format } = await pixelsOf(await get(await cardOf(`/store/${slug}`)));
    expect(format).toEqual(['jpeg', 1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(150_000);
    const rows = Array.from({ length: 420 }, (_, y) => y + 110);
    const inked = (x: number) => rows.some((y) => !isNear(at(x, y), palm));
    const column = Array.from({ length: 570 }, (_, x) => x);
    // Something is written, and nothing into the margins.
    expect(column.some(inked)).toBe(true);
    expect([...column.slice(0, 44), ...column.slice(545, 560)].filter(inked)).toEqual([]);
    expect([named(at(580, 315)), named(at(1190, 315))]).toEqual(['red', 'red']);
  });
});

describe('a picture of a preview, when something is broken,', () => {
  it('is sent though it cannot be kept, and leaves nothing half written', async () => {
    await openStore('no-room', ['red']);
    const card = await cardOf('/store/no-room');
    const folder = path.join(shop.config.dataDir, 'share-cards/store');
    await mkdir(folder, { recursive: true });
    // A file stands where its folder would be.
    await writeFile(path.join(folder, 'no-room'), '');
    expect((await pixelsOf(await get(card))).format).toEqual(['jpeg', 1200, 630]);
    expect((await readdir(folder)).filter((name) => name.startsWith('no-room'))).toEqual(['no-room']);
  });

  it('is not there while a file is no picture, and is when it is one again', async () => {
    await openStore('torn', ['violet']);
    const addresses = [await cardOf('/store/torn'), `/share/${keyOf('violet')}.jpg`];
    const file = path.join(shop.config.dataDir, 'media', `${keyOf('violet')}-640.webp`);
    const bytes = await readFile(file);
    await writeFile(file, bytes.subarray(0, 40));
    try {
      for (const address of addresses) expect((await get(address)).status, address).toBe(404);
    } finally {
      await writeFile(file, bytes);
    }
    for (const address of addresses) expect((await get(address)).status, address).toBe(200);
  });

  it('is drawn anew where what was kept is empty, and not sent again to whoever has it', async () => {
    await openStore('emptied', ['blue']);
    const card = await cardOf('/store/emptied');
    const first = await get(card);
    const file = path.join(shop.config.dataDir, 'share-cards/store/emptied', path.basename(card));
    await writeFile(file, '');
    expect((await pixelsOf(await get(card))).format).toEqual(['jpeg', 1200, 630]);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${shop.url}${card}`, { headers: { 'if-none-match': etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });
});

describe('the preview of a category', () => {
  it('shows what it holds, and a subcategory what that holds, at an address of its own [SHARE-01, SHARE-05]', async () => {
    const category = await seedCategory(shop.db, { name: 'Home & Kitchen', slug: 'home-kitchen', description: 'Pots' });
    const pots = await shop.db
      .insertInto('subcategories')
      .values({ id: newId(), category_id: category.id, name: 'Pots & Pans', slug: 'pots-pans', position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const store = await openStore('kitchen', []);
    const here = { category_id: category.id };
    await offer(store.id, 'blue', here);
    const pan = await offer(store.id, 'violet', { ...here, subcategory_id: pots.id });

    expect((await metaOf('/category/Home%20%26%20Kitchen'))['og:image:alt']).toMatch(/^Home &amp; Kitchen, Pots: A /);
    const whole = await cardOf('/category/home-kitchen');
    expect(whole).toMatch(/^\/share\/category\/home-kitchen\/[0-9a-f]{16}\.jpg$/);
    const both = await pixelsOf(await get(whole));
    expect(new Set([named(both.at(700, 130)), named(both.at(1000, 500))])).toEqual(new Set(['blue', 'violet']));

    const response = await get('/category/HOME-kitchen/Pots%20%26%20Pans');
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('data-route="/category/home-kitchen/pots-pans"');
    expect(html).toContain('<a href="/category/home-kitchen"><bdi>Home &amp; Kitchen</bdi></a>');
    expect(html).toContain(`<a href="/product/${pan.id}">`);
    const meta = await metaOf('/category/home-kitchen/pots-pans');
    expect(meta).toMatchObject({
      'og:title': 'Pots &amp; Pans',
      'og:url': `${shop.url}/category/home-kitchen/pots-pans`,
      'og:description': '1 product in Pots &amp; Pans, Home &amp; Kitchen.',
    });
    const part = await cardOf('/category/home-kitchen/pots-pans');
    expect(part).toMatch(/^\/share\/category\/home-kitchen\/pots-pans\/[0-9a-f]{16}\.jpg$/);
    expect(named((await pixelsOf(await get(part))).at(885, 315))).toBe('violet');
  });

  it('without goods is what it was [SHARE-02]', async () => {
    const image = JSON.stringify({ ...pictureOf('Books'), key: keyOf('grey') });
    await seedCategory(shop.db, { name: 'Books', slug: 'books', image });
    expect(await cardOf('/category/books')).toBe(`/share/${keyOf('grey')}.jpg`);
  });

  it.each([
    '/category/fashion/nothing',
    '/category/nothing/nothing',
    '/share/category/nothing/0123456789abcdef.jpg',
    '/share/category/fashion/nothing/0123456789abcdef.jpg',
    '/share/store/nobody/0123456789abcdef.jpg',
    "/share/store/'%20or%201=1/0123456789abcdef.jpg",
    '/share/store/%00/%00.jpg',
    '/share/store/..%2f..%2fsecret/x.jpg',
    `/share/store/${'x'.repeat(90)}/x.jpg`,
  ])('is not there for what is not: %s', async (target) => {
    expect((await get(target)).status).toBe(404);
  });
});

it('an address that somebody made up is drawn nothing for: it leads to what there is [SHARE-03]', async () => {
  await openStore('guessed', ['red']);
  const there = await cardOf('/store/guessed');
  for (const guess of ['0123456789abcdef.jpg', '..%2f..%2fsecret.jpg', 'x', '%00']) {
    const answer = await get(`/share/store/guessed/${guess}`);
    expect([answer.status, answer.headers.get('location')], guess).toEqual([302, there]);
  }
  await expect(readdir(path.join(shop.config.dataDir, 'share-cards/store/guessed'))).rejects.toThrow('ENOENT');
});
