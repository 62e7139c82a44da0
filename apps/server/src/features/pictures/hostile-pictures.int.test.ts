import { setImmediate } from 'node:timers/promises';
import { rawRequest, sendRaw } from '@oja/testing/network/raw-request';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { animated, blackRows, craftedPng, photograph } from '../../testing/photographs.ts';
import { putPicture } from '../../testing/put-picture.ts';
import { writeSmallWeb } from '../../testing/small-web.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const mebibyte = 1024 * 1024;
let shop: TestApp;
let store: OpenedStore;
let address: string;
beforeAll(async () => {
  shop = await createTestApp({ web: await writeSmallWeb() });
  store = await openStore(shop);
  address = `/api/desk/${store.sellerId}/pictures/${newId()}`;
});
afterAll(() => shop.close());

const put = (bytes: Uint8Array<ArrayBuffer>, type?: string) =>
  putPicture(store.owner, { seller: store.sellerId, bytes, ...(type && { type }) });
const countRows = () => shop.db.selectFrom('pictures').select('id').execute();

const jpegHead = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];
const behindJpegHead = (text: string) => new Uint8Array([...jpegHead, ...Buffer.from(text)]);
const script = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><script>alert(1)</script></svg>';
const own = (bytes: Buffer) => new Uint8Array(bytes);

/** What comes under the name of a photograph and is none, or none that may be decoded. */
const unreadable: [what: string, bytes: () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>][] = [
  ['a header of 50,000 × 50,000 pixels', () => craftedPng({ width: 50_000, height: 50_000 })],
  ['49 million pixels in 50 KB', () => craftedPng({ width: 7000, height: 7000, pixels: blackRows(7000, 7000) })],
  ['a drawing with a script', () => own(Buffer.from(script))],
  ['a page behind the head of a JPEG', () => behindJpegHead('<!doctype html><script>alert(1)</script>')],
  ['an archive behind the head of a JPEG', () => behindJpegHead('PK\u0003\u0004 and so on')],
  ['the head of a PNG before a drawing', () => own(Buffer.from(`\x89PNG\r\n\x1a\n${script}`, 'latin1'))],
  ['half a JPEG', async () => (await photograph()).slice(0, 3000)],
  ['half a PNG', async () => (await photograph('#ff0000', 700, 'png')).slice(0, 1000)],
  ['half a WebP', async () => (await photograph('#ff0000', 700, 'webp')).slice(0, 200)],
  [
    'a GIF',
    async () =>
      own(
        await sharp(await photograph())
          .gif()
          .toBuffer(),
      ),
  ],
  [
    'a TIFF',
    async () =>
      own(
        await sharp(await photograph())
          .tiff()
          .toBuffer(),
      ),
  ],
  [
    'an AVIF',
    async () =>
      own(
        await sharp(await photograph())
          .avif({ effort: 0 })
          .toBuffer(),
      ),
  ],
  ['three letters', () => own(Buffer.from('abc'))],
  ['zeros', () => new Uint8Array(5 * mebibyte)],
];

describe('what is no photograph', () => {
  it.each(unreadable)('cannot be read: %s [PICTURE-03]', async (_, bytes) => {
    await expect(put(await bytes())).rejects.toMatchObject({ status: 422, code: 'picture_unreadable' });
    expect(await countRows()).toEqual([]);
  });

  it('is too small with 639 pixels on a side [PICTURE-04]', async () => {
    await expect(put(await photograph('#ff0000', 639))).rejects.toMatchObject({
      status: 422,
      code: 'picture_too_small',
      message: 'A picture needs at least 640 × 640 pixels.',
    });
  });
});

describe('a photograph with something strange about it', () => {
  it('is the first picture of what moves [PICTURE-05]', async () => {
    const { picture } = await put(await animated(30), 'image/webp');
    const shown = Buffer.from(await (await shop.fetch(`/media/${picture.key}-640.webp`)).arrayBuffer());
    const { pages, height } = await sharp(shown).metadata();
    expect([pages ?? 1, height]).toEqual([1, 640]);
  });

  it('is known by its bytes, whatever its type says', async () => {
    const { width } = await put(await photograph('#ff00ff', 640, 'png'), 'image/jpeg');
    expect(width).toBe(640);
  });

  it('leaves a text of 200 MB where it was', async () => {
    const text = Buffer.alloc(200 * mebibyte);
    const bytes = craftedPng({ width: 700, height: 700, pixels: blackRows(700, 700), text });
    expect(bytes.length).toBeLessThan(mebibyte);
    // Making it took seconds, in which nothing could be noticed: that the shop had closed an idle connection.
    await setImmediate();
    expect((await put(bytes, 'image/png')).width).toBe(700);
  });
});

describe('a body', () => {
  const ours = { 'content-type': 'image/jpeg', 'x-requested-with': 'app' };
  const send = async (
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer>,
    path = address,
    method = 'PUT',
  ) => {
    const answer = await store.owner.fetch(path, { method, headers, body });
    const { error } = (await answer.json()) as { error?: { code: string } };
    return [answer.status, error?.code];
  };

  it('is a file of the three types, and nothing else', async () => {
    for (const type of ['image/gif', 'image/svg+xml', 'application/json', 'multipart/form-data', 'image/jpegs', '']) {
      const refused = await send({ ...ours, 'content-type': type }, await photograph());
      expect([type, ...refused]).toEqual([type, 415, 'unsupported_media_type']);
    }
    expect((await send({ ...ours, 'content-type': 'IMAGE/JPEG; a=b' }, await photograph()))[0]).toBe(200);
  });

  it('of such a type is taken nowhere else [PICTURE-09]', async () => {
    expect(await send(ours, '{}', '/api/cart/lines', 'POST')).toEqual([415, 'unsupported_media_type']);
    expect(await send(ours, '{}', `/api/desk/${store.sellerId}/orders/accept`, 'POST')).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it('comes from our own pages [PICTURE-08]', async () => {
    const bytes = await photograph();
    expect(await send({ 'content-type': 'image/jpeg' }, bytes)).toEqual([403, 'forbidden_origin']);
    expect(await send({ ...ours, origin: 'https://evil.example' }, bytes)).toEqual([403, 'forbidden_origin']);
  });

  it('is there', async () => {
    expect(await send(ours, '')).toEqual([400, 'bad_request']);
  });

  const lines = () => [
    `host: ${new URL(shop.url).host}`,
    `origin: ${shop.url}`,
    `cookie: ${Array.from(store.owner.cookies, (pair) => pair.join('=')).join('; ')}`,
    'x-requested-with: app',
    'content-type: image/jpeg',
  ];

  it('of more than 5 MiB is refused before it is sent [PICTURE-06]', async () => {
    const head = rawRequest(address, [...lines(), `content-length: ${5 * mebibyte + 1}`], { method: 'PUT' });
    // Of a connection that should go on, which the shop ends because of what is still to come.
    const answer = await sendRaw(
      shop.url,
      head.toString('latin1').replace('connection: close', 'connection: keep-alive'),
    );
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([413, 'payload_too_large']);
    expect(answer.headers.get('connection')).toBe('close');
  });

  it('of somebody who may not send it is not waited for [PICTURE-07]', async () => {
    const strangers = [...lines().filter((line) => !line.startsWith('cookie')), `content-length: ${mebibyte}`];
    const head = rawRequest(address, strangers, { method: 'PUT' });
    const answer = await sendRaw(
      shop.url,
      head.toString('latin1').replace('connection: close', 'connection: keep-alive'),
    );
    expect([answer.status, answer.headers.get('connection')]).toEqual([401, 'close']);
  });

  it('that does not say how long it is, is read up to 5 MiB [PICTURE-06]', async () => {
    const piece = Buffer.alloc(64 * 1024);
    const pieces = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
    const body = Buffer.concat(Array.from({ length: 81 }, () => pieces));
    const sent = rawRequest(address, [...lines(), 'transfer-encoding: chunked'], { method: 'PUT', body });
    const answer = await sendRaw(shop.url, sent);
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([413, 'payload_too_large']);
  });

  it('of a stranger is not read', async () => {
    const stranger = lines().filter((line) => !line.startsWith('cookie'));
    const head = rawRequest(address, [...stranger, `content-length: ${mebibyte}`], { method: 'PUT' });
    expect((await sendRaw(shop.url, head)).status).toBe(401);
  });
});
