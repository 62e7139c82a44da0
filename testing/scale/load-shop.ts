import type { Pool } from 'pg';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';
import { addStores, copyGoods } from './copy-catalogue.ts';
import { copyOrders } from './copy-orders.ts';
import { inventSellers } from './invented-sellers.ts';
import { keptByTriggers } from './kept-by-triggers.ts';
import { openLoadingPool } from './loading-pool.ts';
import { addPeople, inventBuyers } from './people.ts';
import { RowsToCopy } from './rows-to-copy.ts';
import type { Scale } from './scale.ts';
import { putIndexesBack, setIndexesAside } from './set-indexes-aside.ts';
import { tallyOrders } from './tally-orders.ts';

/** Told what is loaded, how much of it there is, and how much there will be. */
export type LoadProgress = (what: string, done: number, of: number) => void;

/**
 * Fills an empty, migrated database with a shop of that size: goods with believable names, stores, reviews, and ten years
 * of orders with their money, in which the money check finds nothing. The superuser of a throwaway database must ask.
 */
export async function loadShop(
  address: SocketAddress,
  scale: Scale,
  progress: LoadProgress = () => undefined,
): Promise<void> {
  const pool = openLoadingPool(address);
  try {
    const indexes = await setIndexesAside(pool);
    await copyAll(pool, scale, progress);
    await putIndexesBack(pool, indexes, (done) => progress('indexes', done, indexes.length));
    for (const [place, { what, fill }] of keptByTriggers.entries()) {
      progress(what, place, keptByTriggers.length);
      await pool.query(fill);
    }
    await pool.query('select setval($1, $2)', ['checkout_turns', 2 * scale.orders + 2]);
    await chainAudit(pool, progress);
    progress('statistics', 0, 1);
    await pool.query('vacuum (analyze)');
    progress('statistics', 1, 1);
  } finally {
    await pool.end();
  }
}

async function copyAll(pool: Pool, scale: Scale, progress: LoadProgress): Promise<void> {
  const rows = new RowsToCopy(pool);
  const stores = inventSellers(scale);
  const buyers = inventBuyers(scale);
  const shelved = { scale, stores, buyers, sold: tallyOrders(scale) };
  addPeople(rows, scale, buyers);
  addStores(rows, shelved);
  await copyGoods(rows, shelved, (done) => progress('products', done, scale.products));
  await copyOrders(rows, shelved, (done) => progress('orders', done, scale.orders));
}

const chainedAtOnce = 20_000;

/** The rows of the audit log get their places from the shop's own chainer, as if each had waited for it. */
async function chainAudit(pool: Pool, progress: LoadProgress): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from audit_log');
  const all = rows[0]?.count ?? 0;
  for (let done = 0; done < all; done += chainedAtOnce) {
    progress('audit log', done, all);
    await pool.query('select chain_audit_log($1)', [chainedAtOnce]);
  }
  // A row is written anew for its place; in a shop that went on for years others have taken the room.
  await pool.query('vacuum full audit_log');
  progress('audit log', all, all);
}
