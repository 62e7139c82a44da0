import { FAVOURITES_MAX } from '@oja/domain/goods/favourites';
import type { Db } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { isProduct } from '../catalogue/catalogue.questions.ts';
import { findFavourites, insertFavourites } from './favourites.queries.ts';

/** Makes a product a favourite of the account. Answers all of them. */
export async function addFavourite(db: Db, userId: string, productId: string): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, userId);
    const present = await findFavourites(tx, userId);
    if (present.includes(productId)) return present;
    if (!(await isProduct(tx, productId))) throw refusal('product_not_found');
    if (present.length >= FAVOURITES_MAX) throw refusal('too_many_favourites', { max: FAVOURITES_MAX });
    await insertFavourites(tx, userId, [productId], 1);
    return findFavourites(tx, userId);
  });
}
