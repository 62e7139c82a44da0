import { type Kobo, kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';
import type { Rows } from '../database/rows.ts';

export async function findCreditBalance(db: Db, userId: string): Promise<Kobo> {
  const row = await db.selectFrom('store_credits').select('balance').where('user_id', '=', userId).executeTakeFirst();
  return row?.balance ?? kobo(0);
}

interface LoweredCredit {
  /** A number for an order, by the way: it saves a round trip while the buyer is locked. */
  orderMillisecond: number;
}

/** Locks the buyer, then the store credit, and lowers it. Undefined if it does not suffice, or the buyer is gone. */
export async function lowerCredit(tx: Tx, buyerId: string, amount: Kobo): Promise<LoweredCredit | undefined> {
  const { rows } = await sql<LoweredCredit>`
    with buyer as materialized (
      select id from users where id = ${buyerId} and deleted_at is null for no key update),
    locked as (select user_id, balance from store_credits where user_id = (select id from buyer) for no key update)
    update store_credits credit set balance = credit.balance - ${amount}, updated_at = now()
    from locked where credit.user_id = locked.user_id and locked.balance >= ${amount}
    returning next_order_millisecond() as "orderMillisecond"
  `.execute(tx);
  return rows[0];
}

/** @returns the balance after it */
export async function raiseCredit(tx: Tx, userId: string, amount: Kobo): Promise<Kobo> {
  const { balance } = await tx
    .insertInto('store_credits')
    .values({ user_id: userId, balance: amount })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        balance: sql<Kobo>`${row.ref('store_credits.balance')} + ${amount}`,
        updated_at: sql`now()`,
      })),
    )
    .returning('balance')
    .executeTakeFirstOrThrow();
  return balance;
}

/** What somebody may take along of their credit. */
export function exportStoreCredit(userId: string): Record<string, Rows> {
  return {
    storeCredit: sql`
        select balance as balance_kobo, updated_at from store_credits where user_id = ${userId}`,
  };
}
