import { endpoints } from '@oja/contract/endpoints';
import { type RouteName, routeOf, routes } from '@oja/contract/routes';
import { type Buyer, newcomer } from '@oja/testing/people/newcomer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  shop = await createTestApp();
  buyer = await newcomer(shop);
});
afterAll(() => shop.close());

it('a name is kept as it is seen: marks that turn its direction are left out, controls refused: G19', async () => {
  const rename = (name: string) => buyer.call('updateProfile', { body: { name, phone: '\u202a0803 555 0142\u202c' } });
  expect(await rename('Ada \u202egnp\u2066.exe\u2069')).toMatchObject({ name: 'Ada gnp.exe', phone: '0803 555 0142' });
  const { name } = await shop.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  expect(name).toBe('Ada gnp.exe');
  for (const code of [0x00, 0x07, 0x0a, 0x1b, 0x7f, 0x85, 0x9b, 0xd800, 0xdc00]) {
    await expect(rename(`Ada${String.fromCharCode(code)}Eze`)).rejects.toMatchObject({
      status: 400,
      code: 'bad_request',
    });
  }
  expect(await rename('Ọláńrewájú 👩🏾‍🍳 محمد')).toMatchObject({ name: 'Ọláńrewájú 👩🏾‍🍳 محمد' });
});

it('a longer text keeps its lines, and nothing else that is not written: G19', async () => {
  const send = (message: string) =>
    buyer.call('sendMessage', {
      body: { name: 'Ada', email: 'ada@oja.test', orderNumber: '', topic: 'An order', message },
    });
  await send('Where is my order?\n\tIt is \u202elate\u202c.\r\nAda');
  const { payload } = await shop.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'mail.send')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(payload)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u202/);
  for (const code of [0x00, 0x08, 0x0b, 0x1b, 0x9b]) {
    await expect(send(`Where is my order?${String.fromCharCode(code)}`)).rejects.toMatchObject({ status: 400 });
  }
});

it('a password is used exactly as it was given', async () => {
  const password = 'secret\u202eword';
  await buyer.call('changePassword', { body: { current: buyer.password, password } });
  const { email } = buyer;
  const signIn = (given: string) =>
    shop.visitor().call('signIn', { body: { email, password: given, remember: false } });
  await expect(signIn('secretword')).rejects.toMatchObject({ code: 'invalid_credentials' });
  expect((await signIn(password)).user?.id).toBe(buyer.id);
});

interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}

/** Every text of a body, by its way there. */
function textsOf(schema: Schema, way: string): [string, Schema[]][] {
  const { properties = {}, items, anyOf, allOf } = schema;
  if (allOf) return [[way, allOf]];
  const inner = Object.entries(properties).flatMap(([name, each]) => textsOf(each, `${way}.${name}`));
  const rest = [...(items ? [items] : []), ...(anyOf ?? [])].flatMap((each) => textsOf(each, way));
  const isText = schema.type === 'string' && schema.format === undefined && !schema.enum && schema.const === undefined;
  return [...inner, ...rest, ...(isText ? [[way, [schema]] as [string, Schema[]]] : [])];
}

describe('no text of a body takes what nobody writes: G19', () => {
  const bodies = (Object.keys(routes) as RouteName[]).filter((name) => routeOf(name).method !== 'GET');
  const texts = bodies.flatMap((name) => textsOf((endpoints[name] as { body?: Schema }).body ?? {}, name));

  // What is looked for is taken as it comes: nothing of it is kept or shown.
  it.each(texts.filter(([way]) => !/\.(password|current|q)$/.test(way)))('%s', (_, schemas) => {
    const patterns = schemas.flatMap(({ pattern }) => (pattern === undefined ? [] : [new RegExp(pattern, 'u')]));
    for (const code of [0x00, 0x1b, 0x7f, 0x9b, 0xd800, 0x202e, 0x2066]) {
      expect(patterns.every((pattern) => pattern.test(`abc${String.fromCharCode(code)}d`))).toBe(false);
    }
  });
});
