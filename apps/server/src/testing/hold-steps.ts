import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Till } from './till.ts';

/** Lets something happen between reading a cart and holding what is in it. Gives the payment that is being opened. */
export async function withCartRead(
  shop: Till,
  buyer: Buyer,
  meanwhile: () => Promise<unknown>,
): Promise<{ opened: Promise<unknown> }> {
  const body = await draftFor(buyer);
  return shop.db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${buyer.id} for update`.execute(tx);
    const opened = buyer.call('initializePayment', { body });
    opened.catch(() => undefined);
    await expect.poll(() => countLockWaiters(shop.db)).toBe(1);
    await meanwhile();
    return { opened };
  });
}

/** Until a hold waits for what another has locked. */
export async function untilHoldWaits(shop: Till): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%with unit as%'`.execute(shop.db);
      return rows.length;
    })
    .toBe(1);
}
