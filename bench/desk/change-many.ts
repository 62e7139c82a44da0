import { setTimeout as delay } from 'node:timers/promises';
import { MOST_CHANGED_ROWS } from '@oja/contract/desks/desk-changes';
import { sql } from 'kysely';
import { newId } from '../../apps/server/src/platform/ids.ts';
import type { BenchShop } from '../lib/shop.ts';
import type { BenchStore } from './stores.ts';

/** Seconds that making 5,000 rows, or undoing them, must not pass. */
const WITHIN = 10;

/** Raises the prices of as many products as a change takes, and takes it back: how long each step lasts, in seconds. */
export async function changeMany({ db }: BenchShop, { call, id: seller }: BenchStore) {
  const params = { seller, id: newId() };
  const { rows: found } = await sql<{ id: string }>`
    select id from products where seller_id = ${seller} and status = 'live' order by id limit ${MOST_CHANGED_ROWS}
  `.execute(db);
  const act = { kind: 'price-percent', basisPoints: 800, round: 'none' } as const;
  const body = { act, products: found.map(({ id }) => id) };
  const looked = await timed(() => call('lookAtChange', { params, body }));
  const until = async (state: 'made' | 'undone') => {
    while ((await call('deskChange', { params })).state !== state) await delay(50);
  };
  const made = await timed(() => call('makeChange', { params }).then(() => until('made')));
  const undone = await timed(() => call('undoChange', { params }).then(() => until('undone')));
  const text = `looked at ${looked.toFixed(1)}, made ${made.toFixed(1)}, undone ${undone.toFixed(1)}`;
  return { rows: found.length, looked, made, undone, text, missed: Math.max(made, undone) > WITHIN };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
