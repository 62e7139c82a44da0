import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Home } from '@oja/contract/home';
import type { Site } from '@oja/contract/service';
import { pictureOf, seedCategory, seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { smallScript, writeSmallWeb } from '../testing/small-web.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
const banner = { ...pictureOf('Banner'), key: 'banner-0123456789abcdef' };

beforeAll(async () => {
  shop = await createTestApp({
    web: await writeSmallWeb(),
    env: { SHOP_SOCIAL: 'X=https://x.example/oja' },
    seed: async (db) => {
      const { id: category_id } = await seedCategory(db, { name: 'Fashion' });
      await seedProduct(db, { category_id, name: '</script><b>$& Gown' });
      await db
        .insertInto('carousel_items')
        .values({
          id: newId(),
          order: 1,
          title: 'Hi',
          link: '/trending',
          image: JSON.stringify(banner),
          background_color: '#a1b2c3',
        })
        .execute();
    },
  });
  const media = path.join(shop.config.dataDir, 'media');
  await mkdir(path.join(media, 'products'), { recursive: true });
  await writeFile(path.join(media, `${banner.key}-272.avif`), 'small picture');
  await writeFile(path.join(media, 'products/gown-0123456789abcdef-320.webp'), 'webp bytes');
  await writeFile(path.join(shop.config.dataDir, 'secret.webp'), 'not for anybody');
});
afterAll(() => shop.close());

/** As it travels: no decoding, no tidying of the path. */
function raw(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(shop.url);
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (resolve, reject) => {
      request({ hostname, port, path: target, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string | undefined>,
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

const documentOf = async () => (await raw('/')).body.toString();
const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="oja-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
    site: Site;
    home: Home | null;
    heroSrc?: string;
  };

describe('the document', () => {
  it('holds Home, its data and the shop’s settings [HOME-01]', async () => {
    const html = await documentOf();
    expect(html).toContain('<html lang="en-NG">');
    expect(html).toContain('<div id="root">&lt;/script>&lt;b>$& Gown costs $& and $1</div>');
    const { site, home } = dataOf(html);
    expect(home?.newArrivals.map(({ name }) => name)).toEqual(['</script><b>$& Gown']);
    expect(site).toMatchObject({
      brand: 'Ọjà',
      demo: { email: 'demo@oja.ng', password: 'demo1234' },
      google: true,
      passwordMin: 6,
      freeShippingAbove: 5000,
      shippingFee: 1000,
      social: [{ name: 'X', url: 'https://x.example/oja', sign: expect.stringMatching(/^M/) }],
    });
  });

  it('names itself, its picture and its font in the head', async () => {
    const html = await documentOf();
    expect(html).toContain('<title>Ọjà: market day, every day</title>');
    expect(html).toContain('<meta property="og:title" content="Ọjà: market day, every day">');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(html).toContain(`<meta property="og:image" content="${shop.url}/share/${banner.key}.jpg">`);
    expect(html).toContain(
      '<link rel="preload" href="/assets/bricolage-700-abcd1234.woff2" as="font" type="font/woff2" crossorigin>',
    );
    expect(html).toMatch(/<meta name="description" content="[^"]{50,200}">/);
  });

  it('carries the first banner in itself', async () => {
    const expected = `data:image/avif;base64,${Buffer.from('small picture').toString('base64')}`;
    expect(dataOf(await documentOf()).heroSrc).toBe(expected);
  });

  it('allows exactly its own inline style and script, by hash, and no other', async () => {
    const { headers, body } = await raw('/');
    const policy = headers['content-security-policy'] ?? '';
    const html = body.toString();
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(style).toBe('body{margin:0}.c-a1b2c3{--tint:#a1b2c3}');
    expect(policy).toContain(`script-src 'self' ${hash(script)};`);
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('unsafe');
    expect(html.match(/<style|<script(?! type="(module|application\/json)")/g)).toHaveLength(2);
  });

  it('travels in the encoding that the browser takes, the same in each', async () => {
    const plain = await raw('/');
    const zipped = await raw('/', { 'accept-encoding': 'gzip, deflate' });
    const brotlied = await raw('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([plain, zipped, brotlied].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotlied.body)).toEqual(plain.body);
    expect((await raw('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
    expect(plain.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': String(plain.body.length),
    });
  });

  it('answers 304 to a browser that has it, and HEAD without a body', async () => {
    const { headers } = await raw('/');
    const again = await raw('/', { 'if-none-match': `"other", ${headers.etag}` });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    const head = await raw('/', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  });

  it('is the same for a return from payment, whose query the app reads', async () => {
    expect((await raw('/?reference=oja-1')).body.length).toBe((await raw('/')).body.length);
  });

  it('shows a change a second later, at the second visit at the latest', async () => {
    const { id } = await seedProduct(shop.db, { name: 'Brand new' });
    await expect.poll(documentOf, { timeout: 60_000, interval: 100 }).toContain('Brand new');
    await shop.db.deleteFrom('products').where('id', '=', id).execute();
  });
});

it('shows a page at an address that means nothing to who wants a page, and the error to programs', async () => {
  const page = await raw('/gibts-nicht?x=1', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(page.body.toString()).toContain('data-route="/gibts-nicht"');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const [target, headers] of [
    ['/gibts-nicht', {}],
    ['/gibts-nicht', { accept: 'application/json' }],
    ['/api/gibts-nicht', { accept: 'text/html' }],
    ['/assets/gibts-nicht.js', { accept: 'text/html' }],
  ] as const) {
    const answer = await raw(target, headers);
    expect([answer.status, JSON.parse(answer.body.toString()).error.code]).toEqual([404, 'route_not_found']);
  }
  expect((await raw('/%22%3E%3Cscript%3E', { accept: 'text/html' })).body.toString()).not.toContain('"><script>');
});

it('gives the prepared answers the same security headers as all others', async () => {
  const names = [
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
    'permissions-policy',
    'cross-origin-opener-policy',
  ];
  const of = ({ headers }: Awaited<ReturnType<typeof raw>>) => names.map((name) => headers[name]);
  const expected = of(await raw('/api/health'));
  expect(expected).not.toContain(undefined);
  for (const target of ['/', '/api/home', '/api/home', '/nothing']) {
    expect(of(await raw(target)), target).toEqual(expected);
  }
});

it('sends with files only what counts for files, and allows nothing to whoever opens one as a page', async () => {
  for (const target of ['/assets/index-abcd1234.js', `/media/${banner.key}-272.avif`]) {
    const { headers } = await raw(target);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("default-src 'none'; frame-ancestors 'none'");
    expect(headers['permissions-policy']).toBeUndefined();
  }
});

describe('files', () => {
  it('are immutable under their hashed names and sent as compressed by the build', async () => {
    const plain = await raw('/assets/index-abcd1234.js');
    expect([plain.status, plain.body.toString()]).toEqual([200, smallScript]);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const brotlied = await raw('/assets/index-abcd1234.js', { 'accept-encoding': 'gzip, br' });
    expect([brotlied.headers['content-encoding'], brotlied.body.toString()]).toEqual(['br', 'brotli bytes']);
    const zipped = await raw('/assets/index-abcd1234.js', { 'accept-encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], zipped.body.toString()]).toEqual(['gzip', 'gzip bytes']);
    for (const { headers } of [plain, brotlied, zipped]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each([
    [`/media/${banner.key}-272.avif`, 'image/avif', 'small picture'],
    ['/media/products/gown-0123456789abcdef-320.webp', 'image/webp', 'webp bytes'],
  ])('pictures are sent as what they are: %s', async (target, type, content) => {
    const { status, headers, body } = await raw(target);
    expect([status, headers['content-type'], body.toString()]).toEqual([200, type, content]);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('a picture of the demo that was taken anew is sent where its old name is asked for', async () => {
    const files = await readdir(path.join(import.meta.dirname, '../../../../demo/pictures/files'));
    const present = files.find((file) => /^a4-clipboard\.[0-9a-f]{8}-320\.avif$/.test(file));
    const { status, headers } = await raw('/media/a4-clipboard.00000000-320.avif');
    expect([status, headers.location]).toEqual([302, `/media/${present}`]);
    expect(headers['cache-control']).not.toContain('immutable');
    expect((await raw('/media/a4-clipboards.00000000-320.avif')).status).toBe(404);
  });

  it.each([
    '/media/../secret.webp',
    '/media/%2e%2e/secret.webp',
    '/media/..%2fsecret.webp',
    '/media/products/../../secret.webp',
    '/media/%00.webp',
    '/media/',
    '/media/products',
    '/media/nothing-320.webp',
    '/media//etc/passwd',
    '/assets/../index.html',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/..%5cindex.html',
    '/assets/',
    '/assets',
    '/index.html',
    '/.vite/manifest.json',
    '/server/entry-server.js',
  ])('nothing else can be reached: %s', async (target) => {
    const { status, body } = await raw(target);
    expect([400, 403, 404]).toContain(status);
    expect(JSON.parse(body.toString())).toHaveProperty('error.code');
    expect(body.toString()).not.toContain('not for anybody');
  });

  it.each([
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('there is an icon at %s', async (target, type) => {
    const { status, headers } = await raw(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    ['/site.webmanifest', { name: 'Ọjà: market day, every day', short_name: 'Ọjà', start_url: '/' }],
    ['/desk.webmanifest', { name: 'Desk of Ọjà', short_name: 'Desk', start_url: '/desk' }],
  ])('%s says what is installed, with icons that are there', async (target, says) => {
    const { status, headers, body } = await raw(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(body.toString()) as { icons: { src: string; sizes: string; type: string }[] };
    expect(manifest).toMatchObject({ ...says, display: 'standalone', scope: says.start_url, lang: 'en-NG' });
    for (const { src, sizes, type } of manifest.icons) {
      expect((await raw(src)).headers['content-type'], src).toBe(type);
      // The first sixteen bytes of a PNG end before its width and height.
      const drawn = await readFile(path.join(import.meta.dirname, '../../../web/public', src));
      if (type === 'image/png') expect(`${drawn.readUInt32BE(16)}x${drawn.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });
});
