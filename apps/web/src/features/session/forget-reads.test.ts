import { endpoints } from '@oja/contract/endpoints';
import { type RouteName, routeOf } from '@oja/contract/routes';
import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { expect, it } from 'vitest';
import { accountReads } from './forget-reads.ts';

/** Answered to whoever asks, and kept by no query; or read at the desk, whose document is left to sign in. */
const unkept = new Set<string>(['favourites', 'myData', 'operatorCheck', ...Object.keys(deskRoutes)]);

it('names every read that only an account may send, so that the next one at this browser sees nothing of it', () => {
  const reads = (Object.keys(endpoints) as RouteName[]).filter((name) => routeOf(name).method === 'GET');
  const own = reads.filter((name) => typeof endpoints[name].access === 'object');
  expect(own.length).toBeGreaterThan(8);
  expect(own.filter((name) => !accountReads.has(name) && !unkept.has(name))).toEqual([]);
});
