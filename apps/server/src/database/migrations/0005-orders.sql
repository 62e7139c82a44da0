-- Orders: made in one transaction when the money is confirmed, under the id of their checkout.

create table orders (
  id uuid primary key references checkouts,
  order_number text not null constraint orders_number_unique unique,
  buyer_id uuid not null references users,
  buyer_name text not null,
  buyer_email text not null,
  shipping_info jsonb not null,
  subtotal bigint not null,
  shipping bigint not null,
  tax bigint not null,
  total bigint not null check (total = subtotal + shipping + tax),
  status text not null default 'pending' check (status in ('pending', 'approved', 'shipped', 'delivered')),
  payment_method text not null check (payment_method in ('card', 'credit')),
  payment_status text not null default 'paid' check (payment_status in ('paid', 'refunded')),
  payment_reference text not null constraint orders_payment_unique unique references payments,
  -- Its units are part of products.units_sold_recently; the clock takes them out again after 30 days.
  counts_as_recent boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_buyer_newest on orders (buyer_id, created_at desc, id desc);
create index orders_counted on orders (created_at) where counts_as_recent;

-- The time in milliseconds, or the next millisecond that no order has taken. The lock lasts as long as the transaction,
-- so that two orders in the making do not choose the same one.
create function next_order_millisecond() returns double precision language plpgsql as $$
declare
  candidate bigint := floor(extract(epoch from clock_timestamp()) * 1000);
begin
  while not pg_try_advisory_xact_lock(candidate) or exists (select 1 from orders where order_number = 'ORD-' || candidate) loop
    candidate := candidate + 1;
  end loop;
  return candidate;
end $$;

-- A seller's part of an order: what the buyer sees as one parcel.
create table order_sellers (
  order_id uuid not null references orders on delete cascade,
  seller_id uuid not null references sellers,
  status text not null default 'pending' check (status in ('pending', 'approved', 'shipped', 'delivered')),
  -- Kobo: the goods at their sold prices, and of that the platform's commission.
  items_total bigint not null check (items_total >= 0),
  commission bigint not null check (commission >= 0 and commission <= items_total),
  approved_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  notes text,
  tracking_number text,
  primary key (order_id, seller_id)
);
create index order_sellers_seller on order_sellers (seller_id, status);

create table order_items (
  -- Order and seller exist because the seller's part of the order does.
  order_id uuid not null,
  line integer not null,
  product_id uuid not null,
  seller_id uuid not null,
  name text not null,
  price bigint not null check (price >= 0),
  quantity integer not null check (quantity > 0),
  picture jsonb,
  selected_color text not null default '',
  selected_size text not null default '',
  primary key (order_id, line),
  foreign key (order_id, seller_id) references order_sellers (order_id, seller_id) on delete cascade
);
create index order_items_product on order_items (product_id);

create table order_status_history (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null for the order as a whole, else the seller whose part changed.
  seller_id uuid references sellers,
  status text not null check (status in ('pending', 'approved', 'shipped', 'delivered')),
  updated_by text not null,
  notes text not null default '',
  created_at timestamptz not null default now()
);
create index order_status_history_order on order_status_history (order_id, created_at, id);
