import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerErrors } from './errors.ts';
import { type Refusal, refusal } from './refusal.ts';

async function answersOf(refused: Refusal) {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
  answerErrors(app);
  app.get('/api/orders/:id', { schema: { operationId: 'order' } as object }, () => {
    throw refused;
  });
  const answers = [await app.inject('/api/orders/1'), await app.inject('/api/orders/2')];
  await app.close();
  return {
    codes: answers.map((answer) => (answer.json() as { error: { code: string } }).error.code),
    unlisted: [...app.unlistedRefusals],
    logged: lines.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === 'unlisted refusal'),
  };
}

it('a code that its endpoint does not list is answered all the same, and told to the log once', async () => {
  expect(await answersOf(refusal('cart_empty'))).toMatchObject({
    codes: ['cart_empty', 'cart_empty'],
    unlisted: ['order: cart_empty'],
    logged: [{ level: 50, route: 'order', code: 'cart_empty' }],
  });
});

it.each([
  ['its own', refusal('order_not_found')],
  ['that of its access', refusal('not_signed_in')],
  ['one that is common to all', refusal('too_many_requests')],
])('an endpoint lists %s', async (_, refused) => {
  expect(await answersOf(refused)).toEqual({ codes: [refused.code, refused.code], unlisted: [], logged: [] });
});
