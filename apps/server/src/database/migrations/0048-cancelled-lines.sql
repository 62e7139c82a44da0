-- Lines of a parcel that a store cancels before it leaves, and what goes back of them (decision 063).

alter table order_items
  -- Pieces of it that are not sent; written by the trigger below alone.
  add column cancelled integer not null default 0,
  add constraint order_items_cancelled check (cancelled between 0 and quantity);

alter table order_sellers
  -- Since when nothing of it is sent: all its pieces are cancelled. It keeps its status.
  add column cancelled_at timestamptz,
  -- Kobo: of the goods and of the commission, what belongs to cancelled pieces.
  add column cancelled_total bigint not null default 0,
  add column cancelled_commission bigint not null default 0,
  add constraint order_sellers_cancelled_part check (cancelled_total between 0 and items_total
    and cancelled_commission between 0 and commission and cancelled_commission <= cancelled_total),
  add constraint order_sellers_cancelled_before_leaving check (cancelled_at is null or status in ('pending', 'approved')),
  drop constraint order_sellers_due,
  add constraint order_sellers_due check ((due_at is not null) = (status in ('pending', 'approved') and cancelled_at is null));

-- 'line_cancelled': pieces of a line that the store does not send.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason in ('out_of_stock_after_payment', 'duplicate_payment',
  'goods_bought_since', 'account_deleted', 'amount_mismatch', 'currency_mismatch', 'requested', 'line_cancelled', 'at_provider',
  'reversed'));

-- Each with its refund, of exactly these pieces.
create table line_cancellations (
  id uuid primary key,
  order_id uuid not null,
  line integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null check (reason in ('not_there', 'buyer_asked', 'cannot_deliver', 'wrong_price')),
  refund_id uuid not null constraint line_cancellations_refund_once unique references refunds,
  -- The member who did it.
  cancelled_by uuid not null,
  created_at timestamptz not null default now(),
  foreign key (order_id, line) references order_items (order_id, line) on delete cascade
);
create index line_cancellations_line on line_cancellations (order_id, line);
create trigger line_cancellations_append_only before update or delete on line_cancellations
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- What is cancelled is what the cancellations say, of a parcel that has not left, and goes back by a refund of its order.
create function line_cancellations_count() returns trigger language plpgsql as $$
begin
  update order_items set cancelled = cancelled + new.quantity where order_id = new.order_id and line = new.line;
  if not exists (
    select from order_items item join order_sellers part using (order_id, seller_id) join orders o on o.id = item.order_id
    join refunds r on r.reference = o.payment_reference
    where item.order_id = new.order_id and item.line = new.line and part.status in ('pending', 'approved')
      and r.id = new.refund_id and r.reason = 'line_cancelled') then
    raise exception 'Nothing of line % of order % can be cancelled by refund %', new.line, new.order_id, new.refund_id
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger line_cancellations_counted after insert on line_cancellations
  for each row execute function line_cancellations_count();

create function order_items_refuse_cancelled() returns trigger language plpgsql as $$
begin
  raise exception 'What is cancelled of line % of order % is what its cancellations say', new.line, new.order_id
    using errcode = 'restrict_violation';
end $$;
create trigger order_items_cancelled_is_counted before update of cancelled on order_items for each row
  when (pg_trigger_depth() = 0 and old.cancelled <> new.cancelled) execute function order_items_refuse_cancelled();
create trigger order_items_start_whole before insert on order_items for each row
  when (new.cancelled <> 0) execute function order_items_refuse_cancelled();

-- Units of one item come back as often as its pieces are cancelled; all else happens once.
alter table stock_movements drop constraint if exists stock_movements_once;
create unique index if not exists stock_movements_once on stock_movements (kind, checkout_id, stock_item_id)
  where kind in ('hold', 'release', 'sale', 'late_sale');

create index order_sellers_cancelled on order_sellers (seller_id, placed_at desc, order_id desc) where cancelled_at is not null;
drop index order_sellers_to_forget;
create index order_sellers_to_forget on order_sellers (coalesce(delivered_at, cancelled_at))
  where coalesce(delivered_at, cancelled_at) is not null and not buyer_forgotten;
-- The sales of a store's last days still read no row.
drop index order_sellers_newest;
create index order_sellers_newest on order_sellers (seller_id, placed_at desc, order_id desc) include (items_total, cancelled_total);
