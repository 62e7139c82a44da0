-- Changes of many products at once (decision 071): looked at first and kept with their rows, made and undone in parts.

create table goods_changes (
  -- Made by the browser: names the change once.
  id uuid primary key,
  seller_id uuid not null references sellers on delete cascade,
  -- What is done to many; null: cells that were typed, which the rows tell.
  act jsonb check (jsonb_typeof(act) = 'object'),
  state text not null default 'looked' check (state in ('looked', 'making', 'made', 'undoing', 'undone')),
  -- Rows that would be, or were, other than they are; products of those; rows that cannot be; rows that are so already.
  rows integer not null check (rows >= 0),
  products integer not null check (products >= 0),
  refused integer not null check (refused >= 0),
  same integer not null check (same >= 0),
  -- Of the rows, how far making or undoing has come, and which of them moved meanwhile and stayed.
  done integer not null default 0 check (done between 0 and rows),
  not_undone integer not null default 0 check (not_undone between 0 and rows),
  made_by uuid references users on delete set null,
  undone_by uuid references users on delete set null,
  looked_at timestamptz not null default now(),
  made_at timestamptz check ((made_at is null) = (state = 'looked')),
  undone_at timestamptz check ((undone_at is null) = (state not in ('undoing', 'undone')))
);
create index goods_changes_desk on goods_changes (seller_id, made_at desc, id desc) where state <> 'looked';
create index goods_changes_under_way on goods_changes (coalesce(undone_at, made_at)) where state in ('making', 'undoing');
-- What is forgotten.
create index goods_changes_looked on goods_changes (looked_at);
create index goods_changes_made_by on goods_changes (made_by) where made_by is not null;
create index goods_changes_undone_by on goods_changes (undone_by) where undone_by is not null;

create table goods_change_rows (
  change_id uuid not null references goods_changes on delete cascade,
  row integer not null check (row >= 0),
  seller_id uuid not null,
  product_id uuid not null,
  variant_id uuid,
  stock_item_id uuid,
  what text not null check (what in ('price', 'count', 'low-at', 'status')),
  -- {price, discountPrice}, {count}, {lowAt} or {status}; of a price before, also when it would have ended by itself.
  before jsonb not null,
  after jsonb not null,
  outcome text not null check (outcome in ('planned', 'refused', 'made', 'undone', 'not-undone')),
  problem text,
  -- Rows of one part are written in one transaction.
  part integer not null check (part >= 0),
  primary key (change_id, row),
  constraint goods_change_rows_problem check ((problem is not null) = (outcome in ('refused', 'not-undone'))),
  constraint goods_change_rows_item check ((stock_item_id is not null) = (what in ('count', 'low-at')))
);
create index goods_change_rows_parts on goods_change_rows (change_id, outcome, part);

-- Sale prices that end by themselves. Prices stay plain columns: what is ended is the sale price that was set, and no other.
create table timed_sales (
  id uuid primary key,
  seller_id uuid not null references sellers on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- Where variants have their own prices.
  variant_id uuid references product_variants on delete cascade,
  discount_price bigint not null check (discount_price > 0),
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null default 'running' check (state in ('running', 'ended', 'cancelled'))
);
create unique index timed_sales_one on timed_sales (product_id, variant_id) nulls not distinct where state = 'running';
create index timed_sales_due on timed_sales (ends_at) where state = 'running';
