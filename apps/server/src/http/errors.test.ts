import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors, refusalFor } from './errors.ts';
import { refusal } from './refusal.ts';

it.each(['22P02', '22P05', '22021'])('a value that PostgreSQL cannot read is the caller’s mistake: %s', (code) => {
  expect(refusalFor(Object.assign(new Error('invalid input'), { code }))).toMatchObject({
    status: 400,
    code: 'bad_request',
    message: expect.stringContaining('a value could not be read.'),
  });
});

it('the details of a fault go to the log, under the request id that alone the caller is told [ERR-02]', async () => {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line) => lines.push(line) } }, genReqId: () => 'the-id' });
  answerErrors(app);
  app.get('/broken', () => {
    throw new Error('column "secret" does not exist');
  });
  app.get('/busy', () => {
    throw refusal('service_unavailable');
  });
  const [broken, busy] = [await app.inject('/broken'), await app.inject('/busy')];
  expect([broken.statusCode, busy.statusCode]).toEqual([500, 503]);
  expect(broken.json()).toMatchObject({ error: { code: 'internal_error', requestId: 'the-id' } });
  expect(broken.body).not.toContain('secret');
  const logged = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(logged.filter(({ msg }) => msg === 'fault' || msg === 'refused')).toMatchObject([
    {
      reqId: 'the-id',
      err: { message: 'column "secret" does not exist', stack: expect.stringContaining('errors.test') },
    },
    { reqId: 'the-id', code: 'service_unavailable' },
  ]);
  await app.close();
});
