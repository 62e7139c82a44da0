import { unopenedStatuses } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

export interface AccountRow {
  name: string;
  email: string;
  email_verified: boolean;
  phone: string | null;
  created_at: Date;
  has_password: boolean;
  has_google: boolean;
  runs_shop: boolean;
  store_credit: number;
}

export async function findAccount(db: Db, userId: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`
    select name, email, email_verified, phone, created_at,
      exists (select from accounts where user_id = u.id and provider_id = 'credential') as has_password,
      exists (select from accounts where user_id = u.id and provider_id <> 'credential') as has_google,
      role <> 'buyer' or exists (select from sellers where owner_id = u.id and status <> all(${[...unopenedStatuses]}::text[])) as runs_shop,
      coalesce((select balance from store_credits where user_id = u.id), 0) as store_credit
    from users u where id = ${userId} and deleted_at is null
  `.execute(db);
  return rows[0] ?? null;
}

export interface OwnReviewRow {
  id: string;
  product_id: string;
  product_name: string;
  rating: number;
  created_at: Date;
}

/** What the account reviewed last; reviews of products that are gone are gone with them. */
export async function findLatestReviews(db: Db, userId: string): Promise<OwnReviewRow[]> {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['reviews.id', 'product_id', 'products.name as product_name', 'rating', 'reviews.created_at'])
    .where('user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .limit(5)
    .execute();
}

/** @returns whether they are called otherwise now */
export async function storeProfile(
  tx: Tx,
  userId: string,
  { name, phone }: { name: string; phone: string },
): Promise<boolean> {
  const { rows } = await sql<{ renamed: boolean }>`
    update users set name = ${name}, phone = ${phone || null}, updated_at = now()
    from (select id, name from users where id = ${userId} and deleted_at is null for no key update) before
    where users.id = before.id returning before.name <> ${name} as renamed
  `.execute(tx);
  return rows[0]?.renamed ?? false;
}
