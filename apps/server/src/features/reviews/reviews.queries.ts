import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { PlaceInTime } from '../../http/cursor.ts';
import { newId } from '../../platform/ids.ts';

interface Page {
  /** Where the page before ended: not the id alone, whose review may be deleted by the time the next page is asked for. */
  after?: PlaceInTime | undefined;
  limit: number;
}

/** Newest first. */
export function findProductReviews(db: Db, productId: string, page: Page) {
  return selectReviews(db, page).where('product_id', '=', productId).execute();
}

/** Of so many stars, newest first. */
export function findReviewsOfStars(db: Db, productId: string, stars: number, page: Page) {
  return selectReviews(db, page).where('product_id', '=', productId).where('rating', '=', stars).execute();
}

/** Of all products of a seller, newest first. */
export function findSellerReviews(db: Db, sellerId: string, page: Page) {
  return selectReviews(db, page).where('seller_id', '=', sellerId).execute();
}

/** What a store answered, as it is shown. */
const reply = sql<{ text: string; createdAt: string; updatedAt: string } | null>`(
  select jsonb_build_object('text', text, 'createdAt', created_at, 'updatedAt', updated_at)
  from review_replies where review_id = reviews.id)`.as('reply');

/** `cursor_time` keeps the microseconds that a Date would lose. */
function selectReviews(db: Db, { after, limit }: Page) {
  return db
    .selectFrom('reviews')
    .selectAll()
    .select([reply, sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('cursor_time')])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (to_timestamp(0) + ${after?.time}::bigint * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

export function findReviewOf(db: Db, productId: string, userId: string) {
  return db
    .selectFrom('reviews')
    .selectAll()
    .select(reply)
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** How many reviews the product `p` has of each number of stars, 1 to 5. */
export const ratingHistogram = (): RawBuilder<number[]> => sql`array(
  select count(r.rating)::int from generate_series(1, 5) as stars
  left join reviews r on r.product_id = p.id and r.rating = stars group by stars order by stars)`;

/** How many reviews all of a seller's products have of each number of stars, 1 to 5. */
export async function findSellerHistogram(db: Db, sellerId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('reviews')])
    .where('seller_id', '=', sellerId)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => Number(rows.find(({ rating }) => rating === stars)?.reviews ?? 0));
}

/** Undefined if there is no such product. */
export function findRatings(tx: Tx, productId: string) {
  return tx
    .selectFrom('products as p')
    .select(['p.rating_sum', 'p.rating_count', ratingHistogram().as('histogram')])
    .where('p.id', '=', productId)
    .executeTakeFirst();
}

interface Written {
  productId: string;
  userId: string;
  userName: string;
  rating: number;
  comment: string;
}

/**
 * Writes an account's review of a product, or rewrites the one there is. Whoever has bought a piece of it that was not
 * cancelled is marked as a buyer. Undefined if there is no such product, or it is not in the shop.
 */
export async function upsertReview(tx: Tx, written: Written): Promise<{ isNew: boolean } | undefined> {
  const { productId, userId, userName, rating, comment } = written;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into reviews (id, product_id, seller_id, user_id, user_name, rating, comment, verified_purchase)
    select ${newId()}, p.id, p.seller_id, ${userId}, ${userName}, ${rating}, ${comment}, exists (
      select from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.buyer_id = ${userId} and i.cancelled < i.quantity)
    from products p join sellers s on s.id = p.seller_id
    where p.id = ${productId} and p.status = 'live' and s.status = 'approved'
    on conflict on constraint reviews_one_per_user do update set
      rating = excluded.rating, comment = excluded.comment, updated_at = now(),
      verified_purchase = reviews.verified_purchase or excluded.verified_purchase
    returning created_at = updated_at as "isNew"
  `.execute(tx);
  return rows[0];
}

/** The store of a review, and what it is about, as a mail names them. */
export async function findReviewedStore(tx: Tx, reviewId: string) {
  const { rows } = await sql<{ storeName: string; slug: string; productName: string }>`
    select s.store_name as "storeName", s.slug, p.name as "productName" from reviews r
    join products p on p.id = r.product_id join sellers s on s.id = r.seller_id where r.id = ${reviewId}
  `.execute(tx);
  return rows[0];
}

export async function deleteReview(tx: Tx, productId: string, userId: string): Promise<void> {
  await tx.deleteFrom('reviews').where('product_id', '=', productId).where('user_id', '=', userId).execute();
}

/** Marks what the buyers of orders had written about these goods before they bought them. */
export async function markBuyersReviews(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    update reviews r set verified_purchase = true
    from order_items i join orders o on o.id = i.order_id
    where o.id = any(${orderIds}::uuid[]) and r.product_id = i.product_id and r.user_id = o.buyer_id
      and i.cancelled < i.quantity and not r.verified_purchase
  `.execute(tx);
}

/** Whoever has no piece of a product any more that was not cancelled is not marked as its buyer. */
export async function unmarkBuyersReview(tx: Tx, productId: string, userId: string): Promise<void> {
  await sql`
    update reviews set verified_purchase = false
    where product_id = ${productId} and user_id = ${userId} and verified_purchase and not exists (
      select from order_items i join orders o on o.id = i.order_id
      where i.product_id = ${productId} and o.buyer_id = ${userId} and i.cancelled < i.quantity)
  `.execute(tx);
}

/** The reviews of an account that is deleted stay, without a name, and so do its replies for a store. */
export async function forgetReviewer(tx: Tx, userId: string): Promise<void> {
  await sql`update review_replies set written_by = null where written_by = ${userId}`.execute(tx);
  await sql`update reviews set user_id = null, user_name = 'Anonymous' where user_id = ${userId}`.execute(tx);
}
