import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

let made = 0;

/**
 * More orders like this one, one for each of these facts of its parcels, for lists alone: nobody paid for them, and no
 * trigger heard of them. @returns their ids, in the order of the facts
 */
export async function copyOrder(db: Db, orderId: string, facts: readonly object[]): Promise<string[]> {
  const copies = facts.map((parcel) => ({ id: newId(), number: `ORD-${1_700_000_000_000 + ++made}`, parcel }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as copy (id uuid, number text, parcel jsonb)`;
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', copy.id, 'order_number', copy.number,
        'payment_reference', copy.number))).* from orders o, ${given} where o.id = ${orderId}
    `.execute(tx);
    await sql`
      insert into order_sellers select (jsonb_populate_record(part, copy.parcel || jsonb_build_object('order_id', copy.id))).*
      from order_sellers part, ${given} where part.order_id = ${orderId}
    `.execute(tx);
    await sql`
      insert into order_items select (jsonb_populate_record(item, jsonb_build_object('order_id', copy.id))).*
      from order_items item, ${given} where item.order_id = ${orderId}
    `.execute(tx);
  });
  return copies.map(({ id }) => id);
}
