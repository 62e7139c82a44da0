-- The signed-in buyer's cart, one row a line. A line names what is wanted; its price is always read from the product.

create table cart_lines (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- No foreign key: a line outlives its product, so that the buyer is told which one is gone (by the name kept here).
  product_id uuid not null,
  product_name text not null,
  -- '' when the product has no such choice, so that the line's identity can be unique.
  selected_color text not null default '',
  selected_size text not null default '',
  quantity integer not null check (quantity >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint cart_lines_variant_unique unique (user_id, product_id, selected_color, selected_size)
);
create index cart_lines_user on cart_lines (user_id, created_at, id);

-- A batch of pending items is merged once, however often the browser sends it.
create table cart_merges (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  merged_at timestamptz not null default now()
);
