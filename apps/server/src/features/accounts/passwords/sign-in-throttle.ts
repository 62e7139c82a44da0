import { createHash } from 'node:crypto';
import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Config } from '../../../settings/config.ts';
import { countForAccount, countForAddress, forgetCount, takeOneBack } from './sign-in-throttle.queries.ts';

/** Whom a try to sign in is counted against: the account, existing or not, and the client. */
export interface Attempt {
  /** Canonical. */
  email: string;
  clientAddress: string;
}

/**
 * Counts a try to sign in as a failure before the password is looked at, so that a burst of tries cannot slip past the
 * count. After an account's free failures each further try must wait, 1 s doubling to 15 min. Refuses with the seconds
 * to wait; a refused try is counted nowhere.
 */
export async function countAttempt(db: Db, config: Config, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await inTransaction(db, async (tx) => {
    refuseUnless(await countForAccount(tx, keys.account, config.limitSignInFailures));
    refuseUnless(await countForAddress(tx, keys.address, config.limitSignInFailuresPerAddress));
  });
}

/** Takes the count back after the right password: the account starts anew, the client has one failure less. */
export async function forgiveAttempt(db: Db, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await inTransaction(db, async (tx) => {
    // In the order in which they are counted: two statements, or PostgreSQL would lock them the other way round.
    await forgetCount(tx, keys.account);
    await takeOneBack(tx, keys.address);
  });
}

/** Takes back a try whose password nobody could look at: all failures before it still count. */
export async function uncountAttempt(db: Db, attempt: Attempt): Promise<void> {
  const keys = keysOf(attempt);
  await inTransaction(db, async (tx) => {
    await takeOneBack(tx, keys.account);
    await takeOneBack(tx, keys.address);
  });
}

function keysOf({ email, clientAddress }: Attempt) {
  // A digest: short whatever was typed, and counters need not list people's addresses.
  const account = createHash('sha256').update(email).digest('base64url');
  return { account: `sign-in:account:${account}`, address: `sign-in:address:${clientAddress}` };
}

/** @param wait seconds, if the try was not counted */
function refuseUnless(wait: number | null): void {
  if (wait !== null) throw refusal('too_many_sign_ins', {}, Math.max(1, wait));
}
