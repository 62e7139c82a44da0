import type { Picture } from '@oja/contract/common';
import { slugOf } from '@oja/domain/text/slug';
import type { Insertable } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type {
  CategoriesTable,
  ProductsTable,
  ReviewsTable,
  SellerPayoutsTable,
  SellersTable,
  UsersTable,
} from '../../apps/server/src/database/types.generated.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { setStock, shelveProducts } from './shelves.ts';

/** Rows for tests: each builder fills in what a test does not care about and returns the row as it stands. */

let made = 0;
/** Unique within the test file, and in order. */
function nextNumber(): number {
  made += 1;
  return made;
}

export function pictureOf(name: string): Picture {
  return { key: `${slugOf(name)}-0123456789abcdef`, color: '#a1b2c3', alt: name };
}

/** A buyer who cannot sign in: for rows that need an account. */
export function seedUser(db: Db, given: Partial<Insertable<UsersTable>> = {}) {
  const number = nextNumber();
  return db
    .insertInto('users')
    .values({ id: newId(), name: `Buyer ${number}`, email: `buyer-${number}@oja.test`, ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A store with the record that its payouts need. */
export async function seedSeller(
  db: Db,
  {
    payout = {},
    ...given
  }: Partial<Insertable<SellersTable>> & { payout?: Partial<Insertable<SellerPayoutsTable>> } = {},
) {
  const storeName = given.store_name ?? `Store ${nextNumber()}`;
  const seller = await db
    .insertInto('sellers')
    .values({ id: newId(), name: `Owner of ${storeName}`, store_name: storeName, slug: slugOf(storeName), ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
  const subaccount = `ACCT_${seller.id.replaceAll('-', '').slice(-15)}`;
  await db
    .insertInto('seller_payouts')
    .values({ seller_id: seller.id, subaccount_code: subaccount, ...payout })
    .execute();
  return seller;
}

/** A category and its subcategories by name, in this order. */
export async function seedCategory(
  db: Db,
  { subcategories = [], ...given }: Partial<Insertable<CategoriesTable>> & { subcategories?: readonly string[] } = {},
) {
  const name = given.name ?? `Category ${nextNumber()}`;
  const category = await db
    .insertInto('categories')
    .values({ id: newId(), name, slug: slugOf(name), ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = subcategories.map((subcategory, position) => ({
    id: newId(),
    category_id: category.id,
    name: subcategory,
    slug: slugOf(subcategory),
    position,
  }));
  if (rows.length) await db.insertInto('subcategories').values(rows).execute();
  return { ...category, subcategories: rows };
}

/**
 * A product of ₦2,500.00 with ten units, counted together, unless said otherwise; without a seller or category it gets
 * new ones.
 */
export async function seedProduct(db: Db, { stock = 10, held = 0, ...given }: Partial<Insertable<ProductsTable>> = {}) {
  const number = nextNumber();
  const name = given.name ?? `Product ${number}`;
  const product = await db
    .insertInto('products')
    .values({
      id: newId(),
      seller_id: given.seller_id ?? (await seedSeller(db)).id,
      category_id: given.category_id ?? (await seedCategory(db)).id,
      name,
      sku: `SKU-${number}`,
      price: 250_000,
      images: JSON.stringify([pictureOf(name)]),
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shelveProducts(db, stock, product);
  if (held > 0) await setStock(db, product, { held });
  return db.selectFrom('products').selectAll().where('id', '=', product.id).executeTakeFirstOrThrow();
}

/** A review of a product by somebody without an account. */
export async function seedReview(
  db: Db,
  product: { id: string; seller_id: string },
  given: Partial<Insertable<ReviewsTable>> = {},
) {
  return db
    .insertInto('reviews')
    .values({
      id: newId(),
      product_id: product.id,
      seller_id: product.seller_id,
      user_name: `Reviewer ${nextNumber()}`,
      rating: 4,
      comment: 'Works as described.',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the store of a review answered to it. */
export async function seedReply(db: Db, review: { id: string; seller_id: string }, text = 'Thank you.') {
  return db
    .insertInto('review_replies')
    .values({ review_id: review.id, seller_id: review.seller_id, text })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A product whose seller has no account at the provider, so that nothing must be known there. */
export async function plainProduct(db: Db, given: Parameters<typeof seedProduct>[1] = {}) {
  const seller_id = given.seller_id ?? (await seedSeller(db, { payout: { subaccount_code: null } })).id;
  return seedProduct(db, { ...given, seller_id });
}
