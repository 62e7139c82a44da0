import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { AddressesTable } from '../../database/types.generated.ts';
import { newId } from '../../platform/ids.ts';

export type AddressRow = Omit<AddressesTable, 'user_id' | 'is_default' | 'created_at' | 'updated_at'> & {
  is_default: boolean;
};

const shown = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zip_code',
  'country',
  'is_default',
] as const;

/** A buyer's addresses: the default first, then the oldest. */
export async function findAddresses(db: Db, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function countAddresses(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('addresses')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertAddress(
  tx: Tx,
  userId: string,
  info: ShippingInfo,
  isDefault: boolean,
): Promise<AddressRow> {
  return tx
    .insertInto('addresses')
    .values({ id: newId(), user_id: userId, ...columnsOf(info), is_default: isDefault })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** Undefined if the buyer has no such address. */
export async function updateAddressRow(
  tx: Tx,
  userId: string,
  id: string,
  info: ShippingInfo,
): Promise<AddressRow | undefined> {
  return tx
    .updateTable('addresses')
    .set({ ...columnsOf(info), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(shown)
    .executeTakeFirst();
}

/** Whether the buyer had such an address, and whether it was the default. */
export async function deleteAddressRow(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ is_default: boolean } | undefined> {
  return tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('is_default')
    .executeTakeFirst();
}

/** After this no address is the default; at no moment may there be two. */
export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}

export async function setDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

function columnsOf(info: ShippingInfo) {
  return {
    first_name: info.firstName,
    last_name: info.lastName,
    email: info.email,
    phone: info.phone,
    address: info.address,
    city: info.city,
    state: info.state,
    zip_code: info.zipCode,
    country: info.country,
  };
}

/** Deletes the addresses of an account that is deleted. */
export async function forgetAddresses(tx: Tx, userId: string): Promise<void> {
  await sql`delete from addresses where user_id = ${userId}`.execute(tx);
}
