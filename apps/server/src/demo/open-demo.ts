import { demoAccountIds } from '@oja/demo/account-ids';
import type pg from 'pg';
import type { DatabaseAddress } from '../database/address.ts';
import { onStartConnection } from '../database/connection/start-connection.ts';
import type { Db } from '../database/pool.ts';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../platform/passwords.ts';
import { inOneTransaction, withSetClock } from './desk-story/set-clock.ts';

/** Any number, the same in every process: servers that start together open the demo one after the other. */
const advisoryLock = 6520_2033;

/**
 * Fills an empty shop with the demo catalogue, telling how far it is, and its desk with a story (docs/decisions/070): all of it
 * or nothing, and once, however many servers start. A shop that has products, or has left the demo, is left as it is.
 */
export async function openDemo(address: DatabaseAddress, deps: Deps, tell: (line: string) => void): Promise<void> {
  await onStartConnection(address, 'oja-demo', async (client) => {
    await client.query('begin');
    // Another process that opens it has the tables locked, which may take long on a busy machine: nothing is read before it is done.
    await client.query('set local statement_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${advisoryLock})`);
    if (await isToBeOpened(inOneTransaction(client))) await fill(client, deps, tell);
    await client.query('commit');
  });
}

async function isToBeOpened(db: Db): Promise<boolean> {
  const first = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  const left = await db.selectFrom('users').select('id').where('id', 'in', demoAccountIds).limit(1).executeTakeFirst();
  return !(first || left);
}

async function fill(client: pg.Client, deps: Deps, tell: (line: string) => void): Promise<void> {
  // Only a demo pays for reading the catalogue into memory.
  const { loadDemo } = await import('@oja/demo/load');
  const now = new Date();
  let told = 0;
  const onProgress = (done: number, total: number) => {
    const quarter = Math.floor((done / total) * 4);
    if (quarter > told) tell(`Loading the demo shop: ${done} of ${total} records`);
    told = quarter;
  };
  await loadDemo(inOneTransaction(client), { hashPassword, now, onProgress });
  if (!deps.config.demoDesk) return;
  const { tellDeskStory } = await import('./desk-story/tell-desk-story.ts');
  await client.query('set constraints all immediate');
  await withSetClock(client, (clock) => tellDeskStory(deps, clock, now));
}
