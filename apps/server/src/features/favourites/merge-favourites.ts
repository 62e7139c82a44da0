import { FAVOURITES_MAX } from '@oja/domain/goods/favourites';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { findFavourites, insertFavourites } from './favourites.queries.ts';

/**
 * Adds what a visitor kept to the account's favourites, and answers all of them. A repeat changes nothing, and nothing is
 * refused, because the browser could do nothing about it.
 */
export async function mergeFavourites(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const { length } = await findFavourites(tx, userId);
    await insertFavourites(tx, userId, ids, Math.max(0, FAVOURITES_MAX - length));
    return findFavourites(tx, userId);
  });
}
