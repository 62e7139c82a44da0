import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { PlaceInTime } from '../../http/cursor.ts';
import type { SellerId } from '../../http/desk.ts';

/** Accounts of the ledger: what a store is owed, and what it owes. */
const accountsOf = (sellerId: SellerId) =>
  sql`array[${`seller_payable:${sellerId}`}::text, ${`seller_receivable:${sellerId}`}::text]`;

const thisMonth = sql`to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM')`;

/** When a month begins and ends in Lagos. @param month '2026-11'; null: the one that it is */
const bounds = (month: string | null) => sql`
  select starts at time zone 'Africa/Lagos' as starts, (starts + interval '1 month') at time zone 'Africa/Lagos' as ends
  from (select (coalesce(${month}::text, ${thisMonth}) || '-01')::timestamp) of_month (starts)`;

/** As the store sees it: below 0 what it owes. */
export interface StatementSums {
  coming: Kobo;
  opening: Kobo;
  movements: Kobo;
  month: string;
  /** Of the first entry of all, '2026-11'; this one where there is none. */
  firstMonth: string;
}

/** All that the store was ever owed, in one pass through the index of its two accounts. */
export async function findSums(db: Db, sellerId: SellerId, month: string | null): Promise<StatementSums> {
  const { rows } = await sql<StatementSums>`
    with bounds as (${bounds(month)})
    select coalesce(-sum(amount), 0)::bigint as coming,
      coalesce(-sum(amount) filter (where created_at < (select starts from bounds)), 0)::bigint as opening,
      coalesce(-sum(amount) filter (where created_at >= (select starts from bounds)
        and created_at < (select ends from bounds)), 0)::bigint as movements,
      coalesce(${month}::text, ${thisMonth}) as month,
      coalesce(to_char(min(created_at) at time zone 'Africa/Lagos', 'YYYY-MM'), ${thisMonth}) as "firstMonth"
    from ledger_entries where account = any(${accountsOf(sellerId)})
  `.execute(db);
  return rows[0] as StatementSums;
}

export interface StatementRow {
  id: string;
  at: Date;
  /** Microseconds since 1970. */
  time: string;
  kind: string;
  /** As the ledger has it: below 0 what the store is owed. */
  amount: Kobo;
  orderId: string | null;
  orderNumber: string | null;
  goods: Kobo | null;
  commission: Kobo | null;
  firstName: string | null;
  units: number;
}

/** Entries of a month, newest first: of each account those of the page, then what their orders are, one by one. */
export async function findEntries(
  db: Db,
  sellerId: SellerId,
  { month, after, most }: { month: string | null; after: PlaceInTime | null; most: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with bounds as (${bounds(month)}), page as (
      select entry.* from unnest(${accountsOf(sellerId)}) own (account) cross join lateral (
        select id, kind, amount, order_id, created_at from ledger_entries
        where account = own.account and created_at >= (select starts from bounds) and created_at < (select ends from bounds)
          and (${after === null}::boolean or (created_at, id)
            < (to_timestamp(0) + ${after?.time ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid))
        order by created_at desc, id desc limit ${most}) entry
      order by created_at desc, id desc limit ${most})
    select page.id, page.kind, page.amount, page.created_at as at,
      (extract(epoch from page.created_at) * 1000000)::bigint::text as time,
      page.order_id as "orderId", part.*, goods."firstName", coalesce(goods.units, 0) as units
    from page
    left join lateral (
      select o.order_number as "orderNumber", own.items_total as goods, own.commission
      from order_sellers own join orders o on o.id = own.order_id
      where own.seller_id = ${sellerId} and own.order_id = page.order_id offset 0) part on true
    left join lateral (
      select (array_agg(item.name order by item.line))[1] as "firstName", sum(item.quantity)::int as units
      from order_items item where item.seller_id = ${sellerId} and item.order_id = page.order_id offset 0) goods on true
    order by page.created_at desc, page.id desc
  `.execute(db);
  return rows;
}
