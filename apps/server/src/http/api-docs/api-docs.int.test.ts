import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Described {
  paths: Record<string, Record<string, { responses: Record<string, { description: string; content: object }> }>>;
}

it('the description of the API lists what an endpoint refuses, by status, with each text', async () => {
  const { paths } = (await (await shop.fetch('/api/openapi.json')).json()) as Described;
  const add = paths['/api/cart/lines']?.post?.responses ?? {};
  expect(Object.keys(add)).toEqual([
    ...['200', '400', '401', '403', '404', '408', '409', '413', '415', '429', '431', '500', '503', 'default'],
  ]);
  expect(add['401']?.description).toContain('`cart_needs_sign_in`: User must be logged in to add items to cart');
  expect(add['409']?.description).toContain('`not_enough_stock`: Not enough stock for {name}. Only {n} left.');
  expect(add['429']?.description).toBe('`too_many_requests`: Too many requests. Please wait a moment and try again.');
  expect(add['404']?.content).toEqual({
    'application/json': {
      schema: {
        allOf: [
          { $ref: '#/components/schemas/Error' },
          {
            type: 'object',
            properties: { error: { type: 'object', properties: { code: { enum: ['product_not_found'] } } } },
          },
        ],
      },
    },
  });
});

it('the description of the API says which files are taken, and how large', async () => {
  const { paths } = (await (await shop.fetch('/api/openapi.json')).json()) as Described;
  const put = paths['/api/desk/{seller}/pictures/{id}']?.put as { requestBody?: { content: object } } | undefined;
  const file = { schema: { type: 'string', format: 'binary', description: 'At most 5242880 bytes' } };
  expect(put?.requestBody?.content).toEqual({ 'image/jpeg': file, 'image/png': file, 'image/webp': file });
});
