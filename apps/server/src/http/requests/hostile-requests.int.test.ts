import type { Endpoint } from '@oja/contract/endpoint';
import { endpoints } from '@oja/contract/endpoints';
import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import { rawRequest, sendRaw } from '@oja/testing/network/raw-request';
import type { Buyer } from '@oja/testing/people/newcomer';
import { cpuTime } from '@oja/testing/processes/cpu-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const writes = (Object.keys(routes) as RouteName[])
  .map((name) => {
    const { body, file } = endpoints[name] as { body?: { properties: object } } & Pick<Endpoint, 'file'>;
    return { name, ...routeOf(name), body, type: file?.types[0] ?? 'application/json' };
  })
  .filter(({ method }) => method !== 'GET');
const withBody = writes.filter(({ body }) => body !== undefined);
const withoutBody = writes.filter(({ body, type }) => body === undefined && type === 'application/json');

let shop: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createTestApp();
  buyer = await newBuyer(shop);
});
afterAll(() => shop.close());

const ours = { 'content-type': 'application/json', 'x-requested-with': 'app' };

async function send(
  { method, path }: { method: string; path: string },
  body: string,
  headers: Record<string, string> = ours,
) {
  const address = path.replace(/:\w+/g, buyer.id);
  const answer = await buyer.fetch(address, { method, headers, body });
  const { error } = (await answer.json()) as { error?: { code: string; message: string; requestId: string } };
  return { status: answer.status, code: error?.code, error };
}

describe.each(writes)('$method $path from elsewhere: G13', (write) => {
  it('is refused as what a form, a no-cors fetch or another site can send', async () => {
    const form = { 'content-type': 'text/plain' };
    expect(await send(write, '{}', form)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(await send(write, 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
    });
    for (const origin of ['https://evil.example', 'null', `${shop.url}.evil.example`]) {
      expect(await send(write, '{}', { ...ours, 'content-type': write.type, origin })).toMatchObject({
        status: 403,
        code: 'forbidden_origin',
      });
    }
    expect(await send(write, '{}', { 'content-type': write.type })).toMatchObject({ status: 403 });
    const answer = await fetch(shop.url + write.path.replace(/:\w+/g, buyer.id), {
      method: write.method,
      headers: { ...ours, 'content-type': write.type, 'sec-fetch-site': 'cross-site' },
      body: '{}',
    });
    expect(answer.status).toBe(403);
  });

  it('cannot be done by loading an address', async () => {
    const answer = await buyer.fetch(write.path.replace(/:\w+/g, buyer.id));
    expect(answer.status).toBe(read(write.path));
  });
});

/** What reading the address of a write is answered: the word of one (`…/orders/accept`) is no id of what is read there. */
function read(path: string): number {
  const addresses = Object.values(routes).flatMap((route) => (route.startsWith('GET ') ? [route.slice(4)] : []));
  // At the desk of a store whose member the buyer is not there is nothing.
  if (addresses.includes(path)) return path.startsWith('/api/desk/:seller/') ? 404 : 200;
  return addresses.includes(path.replace(/[^/]+$/, ':id')) ? 400 : 405;
}

describe.each(withBody)('$method $path with a body that is none: I1', (write) => {
  const unreadable: [string, string][] = [
    ['nothing', ''],
    ['broken JSON', '{"a":'],
    ['not JSON', 'a=1'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['no field', '{}'],
    ['an unknown field', '{"nobodyReadsThis":1}'],
    ['a prototype', '{"__proto__":{"isOperator":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"isOperator":true}}}'],
  ];
  it.each(unreadable)('%s is refused', async (_, body) => {
    const refused = await send(write, body);
    // Where no field is required, there is nothing wrong with none; what is asked is refused nevertheless.
    const isComplete = body === '{}' && !(write.body && 'required' in write.body);
    if (isComplete) return expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(refused).toMatchObject({ status: 400, code: 'bad_request' });
    expect(refused.error?.message).toMatch(/^The request is not valid: /);
    expect(refused.error?.requestId).toMatch(/^[\w-]{36}$/);
  });

  const fields = Object.keys(write.body?.properties ?? {});
  const hasNone = fields.length === 0 && write.body && 'type' in write.body && write.body.type === 'object';
  it.skipIf(hasNone === true)('fields of the wrong type are refused', async () => {
    // A list of whatever waited in a browser is one: what cannot be read of it is left out.
    const lists = write.name === 'quotePending' ? [] : ['[1]'];
    // All that one asks is a yes or a no.
    const yes = write.name === 'packParcel' ? [] : ['true'];
    for (const value of ['{"a":1}', 'null', '-1.5', ...yes, ...lists]) {
      const body = fields.map((field) => `"${field}":${value}`);
      expect(await send(write, `{${body}}`)).toMatchObject({ status: 400, code: 'bad_request' });
    }
  });

  it('deep nesting is refused fast', async () => {
    const deep = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const refuse = async () => expect(await send(write, deep)).toMatchObject({ status: 400 });
    expect(await cpuTime(refuse)).toBeLessThan(500);
  });
});

describe('an address asked in a way that it does not take: I4', () => {
  const paths = [...new Set(Object.values(routes).map((route) => route.split(' ')[1] ?? ''))];
  // '/api/favourites/products' is an '/api/favourites/:id', too.
  const methodsOf = (address: string) =>
    (Object.keys(routes) as RouteName[])
      .map(routeOf)
      .filter(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address))
      .map(({ method }) => method as string);

  it.each(paths)('%s says which methods it takes', async (path) => {
    const address = path.replace(/:\w+/g, buyer.id);
    const taken = [...new Set(methodsOf(address))];
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => !taken.includes(other))) {
      const answer = await buyer.fetch(address, {
        method,
        headers: ours,
        ...(method !== 'GET' && { body: '{}' }),
      });
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([method, answer.status, error.code]).toEqual([method, 405, 'method_not_allowed']);
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(taken.toSorted());
    }
  });

  it('is told in JSON that there is nothing', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/cart/lines/a/b', '/api/../etc', '/api/ca%2Frt']) {
      const answer = await buyer.fetch(path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
      expect(await answer.json()).toMatchObject({ error: { code: 'route_not_found' } });
    }
  });
});

describe('what can be read in two ways is refused: I1', () => {
  const write = writes.find(({ name }) => name === 'addToCart') as (typeof writes)[number];
  const line = (more: string) =>
    `{"productId":"${buyer.id}","selectedColor":"a\\"b: \\\\","selectedSize":"{\\"x\\":1}","quantity":1${more}}`;

  it.each([
    ',"quantity":1',
    ',"quantity":"2"',
    ',"qu\\u0061ntity":1',
    ',"a":{"b":1,"b":1}',
    ',"a":[{"b":1},{"b":1, "b" :2}]',
  ])('two fields of one name: %s', async (more) => {
    const { error } = await send(write, line(more));
    expect([error?.code, error?.message]).toEqual([
      'bad_request',
      'The request is not valid: the body has two fields of one name.',
    ]);
  });

  it('but not one field in each of two objects, or a text that looks like a field', async () => {
    expect((await send(write, line(',"a":[{"b":1},{"b":1}]'))).error?.message).not.toContain('two fields');
    expect(await send(write, line(''))).toMatchObject({ status: 404, code: 'product_not_found' });
  });

  const host = () => `host: ${new URL(shop.url).host}`;
  const lines = () => [host(), `origin: ${shop.url}`, 'x-requested-with: app', 'content-type: application/json'];
  it.each([
    ['a byte that begins no character', [0xff]],
    ['half a character', [0xc3]],
    ['a character in more bytes than it needs', [0xc0, 0xaf]],
    ['half of a surrogate pair', [0xed, 0xa0, 0x80]],
  ])('a body with %s', async (_, bytes) => {
    const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]);
    const sent = rawRequest('/api/contact', [...lines(), `content-length: ${body.length}`], { method: 'POST', body });
    const answer = await sendRaw(shop.url, sent);
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
      400,
      { error: { code: 'bad_request', message: 'The request is not valid: the body is not UTF-8.' } },
    ]);
  });

  it.each([
    '/%ff',
    '/api/search?q=%ff',
    '/api/search?q=%C3',
    '/api/products?tags=%ED%A0%80',
    '/store/%C0%AF',
    '/?utm=%ff',
  ])('an address whose bytes are not UTF-8: %s', async (target) => {
    const answer = await sendRaw(shop.url, rawRequest(target, [host()]));
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([400, 'bad_request']);
  });

  it.each(['/api/search?q=100%', '/api/search?q=%zz', '/api/search?q=%E1%BB%8C'])('but not %s', async (target) => {
    expect((await sendRaw(shop.url, rawRequest(target, [host()]))).status).toBe(200);
  });

  it.each(['/api/categories', '/api/health', '/api/nothing'])('two hosts, or none, at %s', async (target) => {
    expect((await sendRaw(shop.url, rawRequest(target, [host()]))).status).not.toBe(400);
    for (const hosts of [[host(), 'host: other.example'], [host(), host()], ['Host: a', 'HOST: b'], []]) {
      expect((await sendRaw(shop.url, rawRequest(target, hosts))).status).toBe(400);
    }
  });
});

describe.each(withoutBody)('$method $path, which reads no body', (write) => {
  it.each(['{"a":1}', '{"quantity":2}', '[]', '"x"', '1', '{"__proto__":{}}'])('refuses %s', async (body) => {
    expect(await send(write, body)).toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('takes the empty one', async () => {
    const { fetch } = await newBuyer(shop);
    const { status } = await fetch(write.path.replace(/:\w+/g, buyer.id), {
      method: write.method,
      headers: ours,
      body: '{}',
    });
    expect([200, 404]).toContain(status);
  });
});

it('no hostile request has left anything behind', async () => {
  expect(await buyer.call('me', {})).toMatchObject({ user: { id: buyer.id, isOperator: false }, cartLines: 0 });
  const operators = await shop.db.selectFrom('users').select('id').where('role', '<>', 'buyer').execute();
  expect(operators).toEqual([]);
});
