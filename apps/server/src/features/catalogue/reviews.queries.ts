import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

interface Page {
  /** The last review of the page before. */
  after?: string | undefined;
  limit: number;
}

/** Newest first. */
export function findProductReviews(db: Db, productId: string, { after, limit }: Page) {
  let reviews = selectReviews(db, limit).where('product_id', '=', productId);
  if (after !== undefined) {
    reviews = reviews.where(
      sql<boolean>`(created_at, id) < ((select created_at from reviews where id = ${after}), ${after}::uuid)`,
    );
  }
  return reviews.execute();
}

/** Of all products of a seller, newest first. */
export function findSellerReviews(db: Db, sellerId: string, { limit }: Page) {
  return selectReviews(db, limit).where('seller_id', '=', sellerId).execute();
}

function selectReviews(db: Db, limit: number) {
  return db.selectFrom('reviews').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
}
