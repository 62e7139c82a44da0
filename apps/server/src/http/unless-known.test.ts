import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { unlessKnown } from './unless-known.ts';

it('answers who has it already that it is so, and everybody else in full', async () => {
  const app = Fastify();
  let count = 1;
  app.get('/', async (request, reply) => unlessKnown({ request, reply }, { count }));
  const ask = (etag?: string) => app.inject({ url: '/', headers: etag === undefined ? {} : { 'if-none-match': etag } });
  const first = await ask();
  const { etag = '' } = first.headers;
  expect(first.json()).toEqual({ count: 1 });
  expect(first.headers['cache-control']).toBe('private, no-cache');
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(known);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await ask('"other"')).json()).toEqual({ count: 1 });
  count = 2;
  expect((await ask(etag)).json()).toEqual({ count: 2 });
  await app.close();
});
