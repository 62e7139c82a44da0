import { FAVOURITES_MAX } from '@oja/domain/goods/favourites';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

/** Ids of the account's favourites, the latest first. */
export async function findFavourites(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/**
 * Adds products as favourites, in this order from the latest on, as many as there is room for. What is one already stays
 * where it is; unknown products are left out.
 */
export async function insertFavourites(tx: Tx, userId: string, ids: readonly string[], room: number): Promise<void> {
  await sql`
    insert into favourites (user_id, product_id, created_at)
    select ${userId}, p.id, now() - given.place * interval '1 microsecond'
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    join products p on p.id = given.id
    where not exists (select from favourites f where f.user_id = ${userId} and f.product_id = p.id)
    order by given.place limit ${Math.min(room, FAVOURITES_MAX)}
    on conflict do nothing
  `.execute(tx);
}

export async function deleteFavourite(db: Db, userId: string, productId: string): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where('product_id', '=', productId).execute();
}

/** Deletes the favourites of an account that is deleted. */
export async function forgetFavourites(tx: Tx, userId: string): Promise<void> {
  await sql`delete from favourites where user_id = ${userId}`.execute(tx);
}
