import { sql } from 'kysely';
import { exportStoreCredit } from '../../books/store-credit.ts';
import type { Db } from '../../database/pool.ts';
import type { Rows } from '../../database/rows.ts';
import { exportAccount } from '../accounts/accounts.questions.ts';
import { exportAddresses } from '../addresses/addresses.questions.ts';
import { exportCart } from '../cart/cart.questions.ts';
import { exportContactMessages } from '../contact/contact.questions.ts';
import { exportFavourites } from '../favourites/favourites.questions.ts';
import { exportSubscription } from '../newsletter/newsletter.questions.ts';
import { exportOrders } from '../orders/orders.questions.ts';
import { exportPayments } from '../payments/payments.questions.ts';
import { exportPictures } from '../pictures/pictures.questions.ts';
import { exportRestockRequests } from '../restock/restock.questions.ts';
import { exportReviews } from '../reviews/reviews.questions.ts';
import { exportOwnStore } from '../stores/stores.questions.ts';
import { exportMemberships } from '../teams/teams.questions.ts';

/**
 * Everything that the shop holds about an account, as of one moment: each room's sections, a list of rows as they lie
 * there; keys that are secrets (hashes and digests) and what is about sellers alone left out, but for the store that the account owns.
 */
export async function findMyData(db: Db, userId: string, email: string): Promise<Record<string, unknown>> {
  const sections: Record<string, Rows> = {
    ...exportAccount(userId, email),
    ...exportAddresses(userId),
    ...exportCart(userId),
    ...exportFavourites(userId),
    ...exportReviews(userId),
    ...exportMemberships(userId),
    ...exportOwnStore(userId),
    ...exportPictures(userId),
    ...exportOrders(userId),
    ...exportPayments(userId),
    ...exportStoreCredit(userId),
    ...exportContactMessages(userId),
    ...exportSubscription(userId),
    ...exportRestockRequests(userId),
  };
  const listed = Object.entries(sections).map(
    ([name, rows]) => sql`${sql.lit(name)}, coalesce((select json_agg(part) from (${rows}) part), '[]')`,
  );
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select json_build_object(${sql.join(listed)}) as data
  `.execute(db);
  return rows[0]?.data ?? {};
}
