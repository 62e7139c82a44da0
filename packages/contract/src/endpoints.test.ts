import { expect, it } from 'vitest';
import { codesOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

it.each(Object.entries(endpoints))('%s lists each of its refusals once', (_, endpoint) => {
  const codes = codesOf(endpoint);
  expect(codes).toEqual([...new Set(codes)]);
});
