import type { StoreStatus } from '@oja/domain/stores/store-status';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';

/** A row of the list, with its place in it. */
export interface ListedStore extends PlaceInTime {
  storeName: string;
  ownerName: string | null;
  city: string | null;
  state: string | null;
  status: StoreStatus;
  statusAt: Date;
  products: number;
}

interface Asked {
  status: StoreStatus | undefined;
  /** Letters of a name or an address; '' for any. */
  text: string;
  after: PlaceInTime | null;
  most: number;
}

/** A page of the stores: who has waited longest stands first, of all others who came last. */
export async function findStores(db: Db, { status, text, after, most }: Asked): Promise<ListedStore[]> {
  const isQueue = status === 'applied';
  const direction = isQueue ? sql`asc` : sql`desc`;
  const time = (after: PlaceInTime) => sql`to_timestamp(0) + ${after.time}::bigint * interval '1 microsecond'`;
  const conditions: RawBuilder<unknown>[] = [
    sql`true`,
    ...(status ? [sql`s.status = ${status}`] : []),
    ...(text
      ? [sql`(search_form(s.store_name) like ${containing(text)} or search_form(u.email) like ${containing(text)})`]
      : []),
    ...(after ? [sql`(s.status_at, s.id) ${isQueue ? sql`>` : sql`<`} (${time(after)}, ${after.id}::uuid)`] : []),
  ];
  const { rows } = await sql<ListedStore>`
    select s.id, s.store_name as "storeName", u.name as "ownerName", s.business_address ->> 'city' as city,
      s.business_address ->> 'state' as state, s.status, s.status_at as "statusAt",
      (extract(epoch from s.status_at) * 1000000)::bigint::text as time,
      (select count(*)::integer from products p where p.seller_id = s.id and p.status = 'live') as products
    from sellers s left join users u on u.id = s.owner_id
    where ${sql.join(conditions, sql` and `)}
    order by s.status_at ${direction}, s.id ${direction} limit ${most}
  `.execute(db);
  return rows;
}

/** How many stores there are of each status that any has. */
export async function countStores(db: Db): Promise<{ status: StoreStatus; count: number }[]> {
  const { rows } = await sql<{ status: StoreStatus; count: number }>`
    select status, count(*)::integer as count from sellers group by status
  `.execute(db);
  return rows;
}
