import type { RouteName } from '@oja/contract/routes';
import { routes } from '@oja/contract/routes';
import { expect, it } from 'vitest';
import { routeOptions } from '../route.ts';
import { serializerOf } from './compile-serializers.ts';
import { addressValidatorOf, bodyValidatorOf } from './compile-validators.ts';
import { namedSchemas, namesIn } from './named-schemas.ts';

// They are made with the first request of a route: a schema that cannot be made would refuse it.
it.each(Object.keys(routes) as RouteName[])('what %s takes and answers can be judged and written', (name) => {
  const { params, querystring, body, response } = routeOptions(name).schema;
  for (const part of [params, querystring]) if (part) expect(addressValidatorOf(part)()).toBeTypeOf('function');
  if (body) expect(bodyValidatorOf(body)()).toBeTypeOf('function');
  expect(serializerOf(response[200])()).toBeTypeOf('function');
});

it('a serialiser knows the schemas behind those that it refers to, and writes nothing else', () => {
  const [name = ''] = [...namedSchemas()].find(([, schema]) => namesIn(schema).length > 0) ?? [];
  expect(serializerOf({ type: 'array', items: { $ref: `${name}#` } })()([])).toBe('[]');
  const error = { error: { code: 'bad_request', message: 'No.', requestId: 'r', secret: 'x' }, secret: 'x' };
  expect(JSON.parse(serializerOf({ $ref: 'Error#' })()(error))).toEqual({
    error: { code: 'bad_request', message: 'No.', requestId: 'r' },
  });
});

it('equal schemas have one serialiser and one validator', () => {
  expect(serializerOf({ $ref: 'Error#' })()).toBe(serializerOf({ $ref: 'Error#' })());
  const body = { type: 'object', properties: {} };
  expect(bodyValidatorOf({ ...body })()).toBe(bodyValidatorOf({ ...body })());
});
