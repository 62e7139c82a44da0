import { type Selectable, sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { OrderSellersTable } from '../../apps/server/src/database/types.generated.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

interface Moved {
  orderId: string;
  /** All of the order unless given. */
  sellerId?: string;
  status: Selectable<OrderSellersTable>['status'];
  /** Whatever else is known of the parcel. */
  facts?: object;
}

/** What a parcel is found by once it is accepted. */
const searchText = sql<string>`search_form(concat_ws(' ', (select order_number from orders where id = order_sellers.order_id),
  (select string_agg(name, ' ' order by line) from order_items
    where order_id = order_sellers.order_id and seller_id = order_sellers.seller_id)))`;

/** The sellers have moved their parcels of an order, with the step in its history that belongs to it. */
export async function moveParcels(db: Db, { orderId, sellerId, status, facts = {} }: Moved): Promise<void> {
  let moving = db
    .updateTable('order_sellers')
    .set({
      status,
      due_at: status === 'pending' || status === 'approved' ? sql`now() + interval '1 day'` : null,
      ...(status !== 'pending' && { search_text: searchText }),
      ...facts,
    })
    .where('order_id', '=', orderId);
  if (sellerId !== undefined) moving = moving.where('seller_id', '=', sellerId);
  const steps = (await moving.returning('seller_id').execute()).map(({ seller_id }) => ({
    id: newId(),
    order_id: orderId,
    seller_id,
    status,
    updated_by: 'seller',
    notes: '',
  }));
  await db.insertInto('order_status_history').values(steps).execute();
}
