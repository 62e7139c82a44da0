import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Tally } from '../tally.ts';

/** Seconds of storm in which everything that a run is about is certain to happen. */
const longRun = 300;

/** What a run is about, and how often it happened, if only never. In a long run all of it must have happened. */
export async function countSights(db: Db, tally: Tally, seconds: number): Promise<void> {
  const seen = { ...(await sightsIn(db)), ...sightsOf(tally) };
  for (const [what, count] of Object.entries(seen)) {
    tally.count('seen', what, count);
    if (count === 0 && seconds >= longRun) tally.violated(`it never happened in ${seconds} s: ${what}`);
  }
}

function sightsOf(tally: Tally): Record<string, number> {
  const beside = 'an operator beside the provider';
  return {
    'a server killed': tally.of('kills', 'server'),
    'a process of the database killed': tally.of('kills', 'backend'),
    'the whole database killed': tally.of('kills', 'all of PostgreSQL') + tally.of('kills', 'immediate stop'),
    'the provider killed': tally.of('kills', 'provider'),
    'a store suspended': tally.of('doors', 'store closed: yes'),
    'a store that sells again': tally.of('doors', 'store opened: yes'),
    'a product taken down': tally.of('doors', 'product closed: yes'),
    'a product put back': tally.of('doors', 'product opened: yes'),
    'a row of a file mended': tally.of('imports', 'mended: yes'),
    'a file thrown away': tally.of('imports', 'dropped: yes'),
    'an operator and the provider give back of one payment at once': tally.sumOf(beside),
    'both of them at once, accepted': tally.of(beside, 'both gave money back'),
    'the other refused, because one was first':
      tally.of(beside, 'only the provider gave money back') + tally.of(beside, 'only the operator gave money back'),
  };
}

async function sightsIn(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    with found as (
      select r.*, a.details ->> 'status' as found_as from refunds r join audit_log a
        on a.subject = 'refund:' || r.id and a.action = 'refund.found_at_provider' where r.reason = 'at_provider'
    ), decided as (
      select d.resolution from disputes d where d.resolved_at is not null
        and exists (select from audit_log where subject = 'dispute:' || d.id and details ->> 'status' <> 'resolved')
    ), late as (
      select r.reason, p.disposition, later.id is not null as was_first, earlier.id is not null as was_second
      from payments p join checkouts c on c.id = p.checkout_id
        left join refunds r on r.reference = p.reference and r.reason in ('duplicate_payment', 'goods_bought_since')
        left join lateral (select id from checkouts other where other.buyer_id = c.buyer_id
          and other.opened_turn > c.opened_turn and other.completed_turn < c.completed_turn limit 1) overtaken on true
        left join lateral (select id from checkouts other where other.buyer_id = c.buyer_id
          and other.opened_turn > c.opened_turn and other.completed_at < p.settled_at limit 1) later on true
        left join lateral (select id from checkouts other where other.buyer_id = c.buyer_id
          and other.opened_turn < c.opened_turn and other.completed_turn > c.opened_turn
          and other.completed_at < p.settled_at limit 1) earlier on true
      where p.provider = 'paystack' and p.state = 'succeeded' and (r.id is not null or overtaken.id is not null)
    )
    select
      (select count(*) from found where found_as = 'pending' and state = 'processed')::integer
        as "a refund on the provider's pages, pending, then processed",
      (select count(*) from found where found_as <> 'failed' and provider_status = 'failed')::integer
        as "a refund on the provider's pages, pending, then failed",
      (select count(*) from found join audit_log a on a.subject = 'refund:' || found.id and a.action = 'refund.manual')::integer
        as "a refund on the provider's pages that needed a person",
      (select count(*) from decided where resolution like '%accepted')::integer as "a dispute opened, then lost",
      (select count(*) from decided where resolution = 'declined')::integer as "a dispute opened, then won",
      (select count(*) from refunds where method = 'hand')::integer as "a refund paid by hand",
      (select count(*) from audit_log where action = 'refund.not_owed')::integer as "a refund closed: nothing is owed",
      (select count(*) from audit_log where action = 'refund.retried')::integer as "a refund tried again by an operator",
      (select count(*) from audit_log where action in ('refund.matter_closed', 'matter.closed'))::integer
        as "a matter closed",
      (select count(*) from late where was_first and reason is not null)::integer
        as "a page paid late, after a changed one: it went back",
      (select count(*) from late where was_second and reason is not null)::integer
        as "a changed page paid late, after the first: it went back",
      (select count(*) from late where reason = 'goods_bought_since')::integer
        as "a page paid late, some of its goods bought since",
      (select count(*) from late where reason = 'duplicate_payment')::integer
        as "a page paid late, all of its goods bought since",
      (select count(*) from late where disposition = 'order')::integer
        as "a page paid late, none of its goods bought since: an order",
      (select count(*) from line_cancellations)::integer as "a line cancelled by its store",
      (select count(*) from line_cancellations c join refunds r on r.id = c.refund_id where r.method = 'credit')::integer
        as "a line cancelled by its store: back to credit",
      (select count(*) from line_cancellations c join refunds r on r.id = c.refund_id where r.method = 'provider')::integer
        as "a line cancelled by its store: back to the card",
      (select count(*) from order_sellers where cancelled_at is not null)::integer as "a parcel cancelled by its store",
      (select count(*) from order_sellers where status = 'shipped')::integer as "a parcel on its way",
      (select count(*) from order_sellers where status = 'delivered')::integer as "a parcel that has arrived",
      (select count(*) from stock_movements where kind = 'adjustment' and actor is not null)::integer
        as "units counted by their store",
      (select count(*) from imports where stored_at is not null)::integer as "a file stored",
      (select count(*) from imports where state = 'undone')::integer as "a file taken back",
      (select count(*) from (select from import_products where outcome = 'stored' group by import_id having count(*) > 50) many)::integer
        as "a file stored in parts",
      (select count(*) from import_products where outcome = 'refused')::integer as "a product of a file refused",
      (select count(*) from import_products p join order_items i on i.product_id = p.product_id and p.is_new)::integer
        as "something imported and sold",
      (select count(*) from goods_changes where state = 'undone' and import_id is null)::integer
        as "a change of many taken back",
      (select count(*) from timed_sales where state = 'ended')::integer as "a sale ended by itself"
  `.execute(db);
  return rows[0] as Record<string, number>;
}
