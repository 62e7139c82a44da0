import { expect, it } from 'vitest';
import { codesOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { type RouteName, routeOf } from './routes.ts';

it.each(Object.entries(endpoints))('%s lists each of its refusals once', (name, endpoint) => {
  const codes = codesOf(endpoint, routeOf(name as RouteName).method);
  expect(codes).toEqual([...new Set(codes)]);
});
