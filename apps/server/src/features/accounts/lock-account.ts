import type { Tx } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { lockUser } from './accounts.queries.ts';

/**
 * Lets one change after another at what belongs to an account. Whatever writes something of a buyer asks for this first:
 * a request that was under way when the account was deleted must leave nothing behind. Orders and other rows that refer
 * to the account are not held up. @throws Refusal when the account is gone
 */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  if (!(await lockUser(tx, userId))) throw refusal('not_signed_in');
}
