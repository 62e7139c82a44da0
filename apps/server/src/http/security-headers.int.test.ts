import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { rawRequest, sendRaw } from '@oja/testing/network/raw-request';
import { seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSmallWeb } from '../testing/small-web.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let limited: TestApp;
let host: string;
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://shop.example' };
  shop = await createTestApp({
    web: await writeSmallWeb(),
    env: { ...env },
    seed: (db) => seedProduct(db, { name: 'Lamp' }),
  });
  limited = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_READS_PER_ADDRESS: '1' } });
  host = 'host: shop.example';
});
afterAll(() => Promise.all([shop.close(), limited.close()]));

const here = (app: TestApp) => `http://127.0.0.1:${app.config.port}`;

/** What speaks to documents, and what counts for files that a page loads. */
const forFiles = ['content-security-policy', 'cross-origin-resource-policy', 'x-content-type-options'];
const forAll = [
  ...forFiles,
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-frame-options',
];

const post = (target: string, body: string, type = 'application/json') =>
  rawRequest(
    target,
    [
      host,
      'origin: https://shop.example',
      'x-requested-with: app',
      `content-type: ${type}`,
      `content-length: ${body.length}`,
    ],
    { method: 'POST', body },
  );
const get = (target: string, ...lines: string[]) => rawRequest(target, [host, ...lines]);

const answers: [string, number, () => string | Buffer][] = [
  ['an answer made just now', 200, () => get('/api/categories?')],
  ['an answer made before', 200, () => get('/api/categories?')],
  ['an answer that is not prepared', 200, () => get('/api/health')],
  ['an answer about a session', 200, () => get('/api/me')],
  ['the document', 200, () => get('/')],
  ['the page of a store', 404, () => get('/store/nobody')],
  ['the icon', 200, () => get('/icon.svg')],
  ['the list of addresses', 200, () => get('/sitemap.xml')],
  ['what robots may', 200, () => get('/robots.txt')],
  ['the API described', 200, () => get('/api/openapi.json')],
  ['the API as a page', 302, () => get('/api/docs/static/index.html')],
  ['what is not there', 404, () => get('/api/nothing')],
  ['a page that is not there', 404, () => get('/nothing', 'accept: text/html')],
  ['a path too long for a route', 404, () => get(`/api/products/${'a'.repeat(400)}`)],
  ['another method', 405, () => post('/api/categories', '{}')],
  ['a method that nobody has', 400, () => 'HACK / HTTP/1.1\r\n\r\n'],
  ['an undecodable path', 400, () => get('/%ff')],
  ['an undecodable query', 400, () => get('/api/search?q=%ff')],
  ['a path with a percent sign alone', 400, () => get('/%')],
  ['an absolute address', 400, () => get('http://other.example/')],
  ['no host', 400, () => rawRequest('/', [])],
  ['two hosts', 400, () => get('/', 'host: other.example')],
  ['no HTTP at all', 400, () => 'hello\r\n\r\n'],
  ['two lengths', 400, () => get('/api/health', 'content-length: 1', 'content-length: 2')],
  ['a refused body', 400, () => post('/api/contact', '{}')],
  ['a body that is no JSON', 400, () => post('/api/contact', '{')],
  [
    'a request of another site',
    403,
    () =>
      rawRequest('/api/contact', [host, 'content-type: application/json', 'content-length: 2'], {
        method: 'POST',
        body: '{}',
      }),
  ],
  ['who is not signed in', 401, () => get('/api/cart')],
  ['another type', 415, () => post('/api/contact', 'a=1', 'text/plain')],
  ['a body too large', 413, () => post('/api/contact', `"${'x'.repeat(70_000)}"`)],
  ['headers too large', 431, () => get('/', `x-long: ${'x'.repeat(20_000)}`)],
  ['an expectation', 200, () => get('/api/health', 'expect: everything')],
  ['a webhook of nobody', 401, () => post('/api/payment/webhook/paystack', '{}')],
  ['an unsubscription', 200, () => post('/newsletter/unsubscribe?token=x', '')],
  ['the payment sandbox', 404, () => get('/sandbox/paystack/checkout/nothing')],
  ['the API of the payment sandbox', 401, () => get('/sandbox/paystack/transaction/verify/x')],
  ['the Google sandbox', 400, () => get('/sandbox/google/choose/nothing')],
  ['the mailbox', 200, () => get('/sandbox/mail')],
];

describe('every kind of answer carries the security headers: K12', () => {
  it.each(answers)('%s: %i', async (_, status, bytes) => {
    const answer = await sendRaw(here(shop), bytes());
    expect([answer.status, ...forAll.filter((name) => !answer.headers.has(name))]).toEqual([status]);
  });

  it.each([
    ['a file', 200, '/assets/style-abcd1234.css'],
    ['a compressed file', 200, '/assets/index-abcd1234.js'],
    ['a file that is not there', 404, '/assets/nothing.js'],
    ['a picture that is not there', 404, '/media/nothing.avif'],
    ['a preview that is not there', 404, '/share/nothing.jpg'],
  ])('%s: %i', async (_, status, target) => {
    const answer = await sendRaw(here(shop), get(target, 'accept-encoding: br'));
    expect([answer.status, ...forFiles.filter((name) => !answer.headers.has(name))]).toEqual([status]);
  });

  it('the same bytes again: 304', async () => {
    const { headers } = await sendRaw(here(shop), get('/api/categories'));
    const answer = await sendRaw(here(shop), get('/api/categories', `if-none-match: ${headers.get('etag')}`));
    expect([answer.status, ...forAll.filter((name) => !answer.headers.has(name))]).toEqual([304]);
  });

  it('too many requests: 429', async () => {
    for (let n = 0; n < 3; n++) await sendRaw(here(limited), rawRequest(`/api/products?limit=${n + 1}`, [host]));
    const answer = await sendRaw(here(limited), rawRequest('/api/products?limit=9', [host]));
    const overTls = ['strict-transport-security'];
    const missing = forAll.filter((name) => !answer.headers.has(name) && !overTls.includes(name));
    expect([answer.status, ...missing]).toEqual([429]);
  });

  it('another name of this machine: 302', async () => {
    const port = new URL(limited.url).port;
    const lines = [`host: localhost:${port}`, 'sec-fetch-dest: document'];
    const answer = await sendRaw(limited.url, rawRequest('/', lines));
    expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([302, 'DENY']);
  });

  it('a request that does not come to an end: 408', async () => {
    const answer = await sendRaw(here(shop), `GET / HTTP/1.1\r\n${host}\r\n`);
    expect([answer.status, ...forAll.filter((name) => !answer.headers.has(name))]).toEqual([408]);
  });

  it('a server that closes: 503', async () => {
    const own = await createTestApp();
    const socket = connect(own.config.port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise<void>((resolve) => socket.write('GET /api/health HTTP/1.1\r\n', () => resolve()));
    // Only a connection in the midst of a request stays.
    const begun = new Promise<void>((resolve) => own.app.server.once('request', () => resolve()));
    socket.write(`${host}\r\n\r\nGET /api/health HTTP/1.1\r\n${host}\r\n`);
    await begun;
    const closing = own.close();
    socket.write('\r\n');
    const said = await text(socket);
    await closing;
    const last = said.slice(said.lastIndexOf('HTTP/1.1 '));
    expect(last).toMatch(/^HTTP\/1\.1 503 .*\r\n/);
    for (const name of forAll.filter((each) => each !== 'strict-transport-security'))
      expect(last).toContain(`${name}: `);
  });
});
