-- Variants and stock items: counts stand apart from choices (decision 058).

-- All that stands still meanwhile, at once: a table that is waited for later could be one that its reader has while it waits for another.
lock table products, checkout_lines, order_items, stock_movements in access exclusive mode;

-- One count of units on a shelf. Counted together, all variants of a product share the one that has the product's id;
-- counted each, every variant has its own. Nobody writes one without the lock of its product.
create table stock_items (
  id uuid not null,
  product_id uuid not null,
  seller_id uuid not null,
  -- Units owned, and of those the units promised to unfinished checkouts.
  stock integer not null default 0 check (stock >= 0),
  held integer not null default 0 check (held >= 0),
  -- From this many free units down the seller is told; null: not watched, because none of its variants is offered.
  low_at integer default 3 check (low_at >= 0),
  -- A column: an index on the expression itself would cost each hold its update in place (HOT).
  low boolean generated always as (stock - held <= low_at) stored,
  constraint stock_items_held_within_stock check (held <= stock)
) with (fillfactor = 80);

-- What can be bought of a product: a colour and a size, '' where it has no such choice.
create table product_variants (
  id uuid not null,
  product_id uuid not null,
  seller_id uuid not null,
  position integer not null,
  color text not null default '',
  size text not null default '',
  -- Null: the product's, with colour and size.
  sku text check (sku ~ '^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$'),
  -- Kobo; null: the product's price and sale price.
  price bigint check (price between 100 and 1000000000),
  discount_price bigint,
  stock_item_id uuid not null,
  -- Since when it is not offered; orders still name it, and offering the choice again revives it.
  retired_at timestamptz,
  constraint product_variants_discount check (
    discount_price is null or (price is not null and discount_price > 0 and discount_price < price))
);

-- One count stays one count, under the product's own id, so that the history of its movements stays true.
insert into stock_items (id, product_id, seller_id, stock, held) select id, id, seller_id, stock, held from products;
-- The choices of a product in their order, each once; one of '' where there is none.
insert into product_variants (id, product_id, seller_id, position, color, size, stock_item_id)
  select gen_random_uuid(), p.id, p.seller_id, row_number() over (partition by p.id order by c.at, s.at), c.color, s.size, p.id
  from products p
  cross join lateral (select color, min(at) as at
    from unnest(case when p.colors = '{}' then '{""}' else p.colors end) with ordinality c (color, at) group by color) c
  cross join lateral (select size, min(at) as at
    from unnest(case when p.sizes = '{}' then '{""}' else p.sizes end) with ordinality s (size, at) group by size) s;

-- Behind the rows: a key that is looked up row by row would take minutes at a million products, and write each of them.
alter table stock_items add primary key (id),
  add foreign key (product_id) references products on delete cascade, add foreign key (seller_id) references sellers;
create index stock_items_product on stock_items (product_id);
create index stock_items_low on stock_items (seller_id, product_id) where low;
alter table product_variants add primary key (id),
  add constraint product_variants_choice_unique unique (product_id, color, size),
  add foreign key (product_id) references products on delete cascade, add foreign key (seller_id) references sellers,
  add foreign key (stock_item_id) references stock_items;
create unique index product_variants_sku_unique on product_variants (seller_id, sku) where sku is not null;
create index product_variants_stock_item on product_variants (stock_item_id);
analyze stock_items, product_variants;

-- Append only, and so they stay as they are.
alter table stock_movements rename column product_id to stock_item_id;
alter index stock_movements_product rename to stock_movements_stock_item;

-- Lines of before stay null and mean coalesce(stock_item_id, product_id): no table is rewritten while the shop stands still.
alter table checkout_lines add column variant_id uuid, add column stock_item_id uuid;
alter table order_items add column variant_id uuid, add column stock_item_id uuid, add column sku text;

-- Stock and held units of a product are the sums of its watched items, for cards, filters and sorting: what is not offered
-- is no stock. They move by differences: two writers of two sizes of one product would lose one another's change if each
-- added up. A product whose items changed counts as written, also where its sums stay: answers that show it are made anew.
create function products_sum_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update products p set stock = p.stock + c.stock, held = p.held + c.held
    from (select product_id, sum(stock)::integer as stock, sum(held)::integer as held from new_rows
      where low_at is not null group by product_id) c
    where p.id = c.product_id;
  else
    update products p set stock = p.stock + c.stock, held = p.held + c.held
    from (select product_id, sum(stock)::integer as stock, sum(held)::integer as held from (
        select product_id, stock, held from new_rows where low_at is not null
        union all select product_id, -stock, -held from old_rows where low_at is not null
        union all select product_id, 0, 0 from new_rows) moved group by product_id) c
    where p.id = c.product_id;
  end if;
  return null;
end $$;
create trigger stock_items_summed after update on stock_items
  referencing old table as old_rows new table as new_rows for each statement execute function products_sum_stock();
create trigger stock_items_summed_new after insert on stock_items
  referencing new table as new_rows for each statement execute function products_sum_stock();

create function products_refuse_stock() returns trigger language plpgsql as $$
begin
  raise exception 'The stock of product % is the sum of its stock items', new.id using errcode = 'restrict_violation';
end $$;
create trigger products_stock_is_summed before update of stock, held on products for each row
  when (pg_trigger_depth() = 0 and (old.stock, old.held) is distinct from (new.stock, new.held))
  execute function products_refuse_stock();
create trigger products_start_empty before insert on products for each row
  when ((new.stock, new.held) <> (0, 0)) execute function products_refuse_stock();

-- What a variant says is shown with its product: so that counts as written, too, though nothing of it changes.
create function products_rewrite_of_variants() returns trigger language plpgsql as $$
begin
  update products set held = held where id in (select product_id from new_rows);
  return null;
end $$;
create trigger product_variants_changed after update on product_variants
  referencing new table as new_rows for each statement execute function products_rewrite_of_variants();
create trigger product_variants_added after insert on product_variants
  referencing new table as new_rows for each statement execute function products_rewrite_of_variants();

-- Orders name variants and the items that their units were taken from: both go with their product alone, and to no other one.
-- Looked at afterwards, because a trigger before each update would lock the row of each hold twice.
create function refuse_leaving_product() returns trigger language plpgsql as $$
begin
  raise exception '% % stays with its product', tg_table_name, old.id using errcode = 'restrict_violation';
end $$;
create trigger stock_items_stay before delete on stock_items for each row
  when (pg_trigger_depth() = 0) execute function refuse_leaving_product();
create trigger stock_items_are_not_moved after update of product_id, seller_id on stock_items for each row
  when ((old.product_id, old.seller_id) is distinct from (new.product_id, new.seller_id)) execute function refuse_leaving_product();
create trigger product_variants_stay before delete on product_variants for each row
  when (pg_trigger_depth() = 0) execute function refuse_leaving_product();
create trigger product_variants_are_not_moved after update of product_id, seller_id on product_variants for each row
  when ((old.product_id, old.seller_id) is distinct from (new.product_id, new.seller_id)) execute function refuse_leaving_product();
