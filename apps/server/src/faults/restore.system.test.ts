import { appendFile, chmod, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import { fillCart, openPayment, payOnPage } from '@oja/testing/buying/buy';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
} from '@oja/testing/processes/shop-beside-its-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SocketAddress } from '../database/address.ts';
import { startEmbedded } from '../database/embedded.ts';

let folder: string;
let sandbox: RunningSandbox;
beforeAll(async () => {
  folder = await temporaryFolder();
  sandbox = await startPaystackSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is not part of a base backup: it belongs to the PostgreSQL that runs. */
const ofTheLiving =
  /\/(\.s\.PGSQL\.\d+.*|server\.log|cluster\/postmaster\.(pid|opts)|cluster\/pg_(wal|replslot|dynshmem)\/.+)$/;

async function isRecovering(address: SocketAddress): Promise<boolean> {
  const client = new pg.Client({ ...address });
  await client.connect();
  const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
  await client.end();
  return rows[0]?.recovering ?? true;
}

it('a database restored to an earlier point takes in what was paid since: C12', { timeout: 180_000 }, async () => {
  const archive = path.join(folder, 'archive');
  await mkdir(archive);
  // PostgreSQL's own user writes there.
  await chmod(archive, 0o777);
  const before = path.join(folder, 'before');
  const after = path.join(folder, 'after');
  const provider = { PAYSTACK_SECRET_KEY: sandbox.secretKey, PAYSTACK_URL: sandbox.url, RECONCILE_SECONDS: '1' };

  const lost = await openShopBesideItsDatabase({
    folder: before,
    settings: { archive_mode: 'on', archive_command: `install -m 644 %p ${archive}/%f` },
  });
  const { home } = lost.cluster;
  const restoredHome = path.join(after, path.basename(home));
  const [known, unknown] = await (async () => {
    try {
      const shop = await lost.serve(provider);
      const product = await plentifulProduct(lost.db);
      await lost.db.connection().execute(async (connection) => {
        await sql`select pg_backup_start('base', fast => true)`.execute(connection);
        await cp(home, restoredHome, { recursive: true, filter: (file) => !ofTheLiving.test(file) });
        const { rows } = await sql<{
          labelfile: string;
        }>`select labelfile from pg_backup_stop(wait_for_archive => false)`.execute(connection);
        await writeFile(path.join(restoredHome, 'cluster/backup_label'), rows[0]?.labelfile ?? '');
      });
      const first = await richBuyer(shop, lost.db);
      await fillCart(first, { product });
      const begun = await openPayment(first);
      await sql`select pg_create_restore_point('before_payment')`.execute(lost.db);
      await payOnPage(begun.url);
      expect(await first.call('verifyPayment', { query: { reference: begun.reference } })).toMatchObject({
        success: true,
      });
      const second = await richBuyer(shop, lost.db);
      await fillCart(second, { product });
      const forgotten = await openPayment(second);
      await payOnPage(forgotten.url);
      await second.call('verifyPayment', { query: { reference: forgotten.reference } });
      await sql`select pg_switch_wal()`.execute(lost.db);
      await expect
        .poll(
          async () => {
            const { rows } = await sql<{ waiting: boolean }>`
            select last_archived_wal is null or last_archived_wal < pg_walfile_name(pg_current_wal_lsn() - 16777216) as waiting
            from pg_stat_archiver`.execute(lost.db);
            return rows[0]?.waiting;
          },
          { timeout: 30_000 },
        )
        .toBe(false);
      return [begun, forgotten];
    } finally {
      await lost.close();
    }
  })();

  await appendFile(
    path.join(restoredHome, 'cluster/postgresql.auto.conf'),
    `\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_name = 'before_payment'\nrecovery_target_action = 'promote'\n`,
  );
  await writeFile(path.join(restoredHome, 'cluster/recovery.signal'), '');
  const recovering = await startEmbedded({ dataDir: after });
  await expect.poll(() => isRecovering(recovering.address), { timeout: 60_000 }).toBe(false);
  const restored = await openShopBesideItsDatabase({ folder: after });
  try {
    const { db } = restored;
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([]);
    // The first payment is due at once; the daily look at the provider's books is, too.
    await sql`update payments set next_check_at = now()`.execute(db);
    await restored.serve(provider);
    const orders = async () =>
      (await db.selectFrom('orders').select('payment_reference').execute()).map((o) => o.payment_reference);
    await expect.poll(orders, { timeout: 60_000 }).toEqual([known?.reference]);
    const orphans = async () =>
      (await db.selectFrom('orphan_payments').select('reference').execute()).map((o) => o.reference);
    await expect.poll(orphans, { timeout: 60_000 }).toEqual([unknown?.reference]);
  } finally {
    await restored.close();
    await recovering.stop();
  }
});
