import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import type { Buyer } from '@oja/testing/people/newcomer';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import type { ShopProcess } from '@oja/testing/processes/shop-process';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConserved } from '../testing/till.ts';

const mebibyte = 2 ** 20;
const diskSize = 256;

/** A disk of its own needs the right to mount one. */
const mayMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Takes all the room that is left, in ever smaller pieces. */
async function fillUp(disk: string): Promise<string> {
  const filler = path.join(disk, 'filler');
  const file = await open(filler, 'w');
  for (let size = mebibyte; size >= 4096; ) {
    try {
      await file.write(Buffer.alloc(size, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      size /= 2;
    }
  }
  await file.close();
  return filler;
}

describe.runIf(mayMount)('a full disk under the database: C7', () => {
  let disk: string;
  let base: ShopBesideItsDatabase;
  let shop: ShopProcess;
  beforeAll(async () => {
    disk = await temporaryFolder();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}m,mode=0711`, 'oja-full-disk', disk]);
    base = await openShopBesideItsDatabase({ folder: path.join(disk, 'data') });
    shop = await base.serve();
  }, 90_000);
  afterAll(async () => {
    await base?.close();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  it('refuses writes with 503, goes on reading, and takes orders again when there is room', {
    timeout: 120_000,
  }, async () => {
    const product = await plentifulProduct(base.db);
    const buyer = await richBuyer(shop, base.db);
    const placed: string[] = [];
    const order = async (who: Buyer) => {
      await fillCart(who, { product });
      const { orderId } = await orderByCredit(who, await draftFor(who));
      placed.push(orderId);
    };
    await order(buyer);
    // PostgreSQL ends where its log cannot grow: from a new segment on, the tables are the first that cannot.
    await sql`select pg_switch_wal()`.execute(base.db);
    await order(buyer);
    const filler = await fillUp(disk);
    let refused: { status: number; code: string; retryAfter: number | null } | undefined;
    for (let n = 0; n < 20_000 && !refused; n++) {
      await order(buyer).catch((error) => {
        refused = error;
      });
    }
    expect(refused).toMatchObject({ status: 503, code: 'service_unavailable' });
    expect(refused?.retryAfter).toBeGreaterThan(0);
    for (const page of ['/', '/api/products', `/api/products/${product.id}`, '/api/search?q=lamp', '/api/health']) {
      expect([page, (await fetch(shop.url + page)).status]).toEqual([page, 200]);
    }
    expect((await buyer.call('orders', { query: {} })).items.length).toBeGreaterThan(0);
    await rm(filler);
    await expect
      .poll(() => order(buyer).then(() => 'placed', String), { timeout: 30_000, interval: 500 })
      .toBe('placed');
    const kept = await base.db.selectFrom('orders').select('id').execute();
    const ids = new Set(kept.map(({ id }) => id));
    expect(placed.filter((id) => !ids.has(id))).toEqual([]);
    await expectConserved(base);
  });
});
