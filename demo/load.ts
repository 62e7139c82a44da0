import { specifiedPolicy } from '@oja/domain/money/pricing';
import type { InsertObject, Kysely, Transaction } from 'kysely';
import type { Database } from '../apps/server/src/database/types.generated.ts';
import { demoAccounts, demoPassword } from './data/accounts.ts';
import { demoPolicy } from './data/policy.ts';
import {
  accountId,
  carouselRows,
  categoryRows,
  payoutRows,
  productRows,
  sellerRows,
  subcategoryRows,
} from './loader/catalogue-rows.ts';
import { idOf } from './loader/ids.ts';
import { pictureRows } from './loader/picture-rows.ts';
import { reviewRows } from './loader/review-rows.ts';
import { stockItemRows, stockRows, variantRows } from './loader/shelf-rows.ts';
import { topUpCredit } from './loader/top-up-credit.ts';

interface Options {
  hashPassword: (plain: string) => Promise<string>;
  /** The day the shop opens: ages in the data count back from here. */
  now: Date;
  onProgress?: (done: number, total: number) => void;
}

/** Few enough that the triggers of a hundred products end in time on a busy machine. */
const rowsAtOnce = 100;

/**
 * Loads the demo shop in one transaction: accounts, policy, categories, sellers, products with their stock, reviews, banners.
 * Every id follows from the data, so loading again adds nothing. Encodes no pictures: it names those in `pictures/files`.
 */
export async function loadDemo(db: Kysely<Database>, { hashPassword, now, onProgress }: Options): Promise<void> {
  const password = await hashPassword(demoPassword);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('users')
      .values(userRows(now))
      .onConflict((on) => on.doNothing())
      .execute();
    await tx
      .insertInto('accounts')
      .values(credentialRows(password))
      .onConflict((on) => on.doNothing())
      .execute();
    for (const account of demoAccounts) {
      if ('credit' in account) await topUpCredit(tx, account, 'The demo opens.');
    }
    await openPolicy(tx);
    const tables: { [T in keyof Database]?: InsertObject<Database, T>[] } = {
      categories: categoryRows(),
      subcategories: subcategoryRows(),
      sellers: sellerRows(now),
      seller_payouts: payoutRows(),
      products: productRows(now),
      pictures: pictureRows(),
      stock_items: stockItemRows(),
      product_variants: variantRows(),
      stock_movements: stockRows(),
      reviews: reviewRows(now),
      carousel_items: carouselRows(),
    };
    const total = Object.values(tables).reduce((sum, rows) => sum + rows.length, 0);
    let done = 0;
    for (const [table, rows] of Object.entries(tables)) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const batch = rows.slice(from, from + rowsAtOnce);
        await tx
          .insertInto(table as 'products')
          .values(batch as InsertObject<Database, 'products'>[])
          .onConflict((on) => on.doNothing())
          .execute();
        done += batch.length;
        onProgress?.(done, total);
      }
    }
  });
}

function userRows(now: Date): InsertObject<Database, 'users'>[] {
  return demoAccounts.map(({ key, name, email, phone, role }) => ({
    id: accountId(key),
    name,
    email,
    email_verified: true,
    phone,
    role,
    created_at: now,
  }));
}

function credentialRows(password: string): InsertObject<Database, 'accounts'>[] {
  return demoAccounts.map(({ key }) => ({
    id: idOf('credential', key),
    user_id: accountId(key),
    provider_id: 'credential',
    account_id: accountId(key),
    password,
  }));
}

/** What somebody has set stays as it is. */
async function openPolicy(tx: Transaction<Database>): Promise<void> {
  await tx
    .updateTable('shop_policy')
    .set(demoPolicy)
    .where('free_shipping_above', '=', specifiedPolicy.freeShippingAboveKobo)
    .where('shipping', '=', specifiedPolicy.shippingKobo)
    .execute();
}
