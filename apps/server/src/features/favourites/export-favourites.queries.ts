import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: favourites, a section a list. */
export function exportFavourites(userId: string): Record<string, Rows> {
  return {
    favourites: sql`
        select p.name, f.created_at from favourites f join products p on p.id = f.product_id
        where f.user_id = ${userId} order by f.created_at`,
  };
}
