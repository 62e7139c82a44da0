import type { BusinessType } from '@oja/domain/stores/store-form';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

export interface OwnedStore {
  id: string;
  slug: string;
  storeName: string;
}

/** The store that an account owns. */
export async function findOwnedStore(db: Db, userId: string): Promise<OwnedStore | undefined> {
  const { rows } = await sql<OwnedStore>`
    select id, slug, store_name as "storeName" from sellers where owner_id = ${userId}
  `.execute(db);
  return rows[0];
}

export interface NewStore {
  id: string;
  ownerId: string;
  /** Of the business, or of the person. */
  name: string;
  storeName: string;
  slug: string;
  businessType: BusinessType;
  cacNumber: string | null;
  dispatchDays: number;
  shippingPromise: string;
}

/** Begins a store; who owns it becomes its first member by that. @returns whether the id was free */
export async function insertStore(tx: Tx, store: NewStore): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('sellers')
    .values({
      id: store.id,
      owner_id: store.ownerId,
      name: store.name,
      store_name: store.storeName,
      slug: store.slug,
      business_type: store.businessType,
      dispatch_days: store.dispatchDays,
      shipping_promise: store.shippingPromise,
      is_profile_complete: false,
      status: 'opening',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await tx.insertInto('seller_payouts').values({ seller_id: store.id, cac_number: store.cacNumber }).execute();
  return true;
}
