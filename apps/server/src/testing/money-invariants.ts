import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';

/** Reasons of refunds that settling decides; people and the provider give others. */
const automatic = sql.join(
  ['out_of_stock_after_payment', 'duplicate_payment', 'amount_mismatch', 'currency_mismatch'].map((reason) =>
    sql.lit(reason),
  ),
);

/** What must hold whatever happened: each query counts the rows that break it. Names as in the payment design. */
const invariants: Record<string, ReturnType<typeof sql<{ bad: number }>>> = {
  'I01 stock and held are possible': sql`
    select count(*)::integer as bad from products where stock < 0 or held < 0 or held > stock`,
  'I02 stock is the sum of its movements': sql`
    select count(*)::integer as bad from products p
    where p.stock <> (select coalesce(sum(d_stock), 0) from stock_movements m where m.product_id = p.id)`,
  'I03 held units are the sum of their movements': sql`
    select count(*)::integer as bad from products p
    where p.held <> (select coalesce(sum(d_held), 0) from stock_movements m where m.product_id = p.id)`,
  'I04 held units are those of live checkouts': sql`
    select count(*)::integer as bad from products p
    where p.held <> (select coalesce(sum(l.quantity), 0) from checkout_lines l
      join checkouts c on c.id = l.checkout_id and c.state = 'held' where l.product_id = p.id)`,
  'I05 units sold are the units of orders': sql`
    select count(*)::integer as bad from (
      select product_id, -sum(d_stock) as units from stock_movements where kind in ('sale', 'late_sale') group by 1) sold
    full join (select product_id, sum(quantity) as units from order_items group by 1) ordered using (product_id)
    where sold.units is distinct from ordered.units`,
  'I06 a succeeded payment became one order or one full refund': sql`
    select count(*)::integer as bad from payments p where p.state = 'succeeded' and (
      (select count(*) from orders o where o.payment_reference = p.reference) <> (p.disposition = 'order')::integer
      or (select count(*) from refunds r where r.reference = p.reference and r.reason in (${automatic})
          and r.amount = p.paid_amount) <> (p.disposition = 'refund')::integer)`,
  'I07 an order has its succeeded payment of its total': sql`
    select count(*)::integer as bad from orders o left join payments p on p.reference = o.payment_reference
    where p.state is distinct from 'succeeded' or p.disposition <> 'order' or p.amount <> o.total`,
  'I08 an order adds up': sql`
    select count(*)::integer as bad from orders o
    where o.subtotal <> (select sum(price * quantity) from order_items i where i.order_id = o.id)
      or o.subtotal <> (select sum(items_total) from order_sellers s where s.order_id = o.id)
      or o.total <> o.subtotal + o.shipping + o.tax`,
  'I09 a checkout is completed exactly when its order exists': sql`
    select count(*)::integer as bad from checkouts c full join orders o on o.id = c.id
    where (c.state = 'completed') is distinct from (o.id is not null)`,
  'I10 refunds never exceed what was paid': sql`
    select count(*)::integer as bad from payments p
    where (select coalesce(sum(amount), 0) from refunds r where r.reference = p.reference) > coalesce(p.paid_amount, 0)`,
  'I11 every order and automatic refund has its message': sql`
    select count(*)::integer as bad from (
      select 'order:' || id as dedupe from orders
      union all select 'refund:' || reference from refunds where reason in (${automatic})) effect
    where not exists (select from outbox where outbox.dedupe = effect.dedupe)`,
  'I14 every transaction of the ledger sums to zero': sql`
    select count(*)::integer as bad from (
      select from ledger_entries group by transaction_id, currency having sum(amount) <> 0) unbalanced`,
  'I14 store credit is what the ledger owes the buyer': sql`
    select count(*)::integer as bad from store_credits c
    where c.balance <> -(select coalesce(sum(amount), 0) from ledger_entries
      where account = 'buyer_credit:' || c.user_id)`,
  'I15 every settled payment is in the ledger': sql`
    select count(*)::integer as bad from payments p where p.state = 'succeeded'
      and not exists (select from ledger_entries l where l.reference = p.reference)`,
};

/** The invariants that are broken, with the number of rows that break them; nothing when money and stock are conserved. */
export async function brokenInvariants(db: Db): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await query.execute(db);
    if (rows[0]?.bad !== 0) broken[name] = rows[0]?.bad ?? -1;
  }
  return broken;
}
