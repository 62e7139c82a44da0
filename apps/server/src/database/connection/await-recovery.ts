import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseAddress } from '../address.ts';
import { StartFailure } from '../start-failure.ts';
import { nameOf, onStartConnection } from './start-connection.ts';

/** Milliseconds. A database that is restored or promoted at this moment gets so long; a standby never comes out. */
const longestWait = 60_000;
const pause = 500;
/** What PostgreSQL says while it starts or recovers, and to whoever is connected while it is restarted or promoted. */
const notNow = new Set(['57P01', '57P02', '57P03']);

/**
 * Waits for a PostgreSQL that is in recovery, after a crash, during a restore or before it takes over as primary: until
 * then it only reads, and the migrations would fail on it. Throws `StartFailure` when it stays so.
 */
export async function awaitRecovery(
  address: DatabaseAddress,
  tell: (line: string) => void,
  patience = longestWait,
): Promise<void> {
  const since = performance.now();
  const seconds = Math.ceil(patience / 1000);
  for (let told = false; ; told = true) {
    const recovering = await whoRecovers(address);
    if (!recovering) return;
    if (!told) tell(`${recovering} is in recovery; waiting up to ${seconds} s until it can be written to.`);
    if (performance.now() - since >= patience) {
      throw new StartFailure(
        `${recovering} is still in recovery after ${seconds} s and cannot be written to: start again when it is restored or promoted, or name the primary.`,
      );
    }
    await delay(Math.min(pause, patience));
  }
}

/** The name of the database if it is in recovery, else null. */
async function whoRecovers(address: DatabaseAddress): Promise<string | null> {
  try {
    return await onStartConnection(address, 'oja-start', async (client) => {
      const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
      return rows[0]?.recovering ? nameOf(client) : null;
    });
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    if (notNow.has(cause?.code ?? code ?? '')) return 'The database';
    throw error;
  }
}
