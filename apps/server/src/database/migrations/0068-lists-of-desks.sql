-- What the lists of a desk stand by, in a table of its own (decision 061): a page is a range of one index and a tab is counted
-- in one, however much the store has. Stock and sales are written by each purchase: an index on those of the products
-- themselves would cost the purchase its update in place, and with it an entry in each other index.

-- At once, and first what a hold locks first: no writer is waited for who waits for this. Whoever reads goes on.
lock table products, stock_items in exclusive mode;

create table desk_products (
  product_id uuid not null,
  seller_id uuid not null,
  -- As the contract calls it. Each product stands in one.
  tab text not null,
  created_at timestamptz not null,
  name_key text collate "C" not null,
  -- Kobo, the sale price where there is one.
  price bigint not null,
  stock integer not null,
  sold integer not null
);

create function desk_tab(status text, stock integer, held integer) returns text language sql immutable parallel safe as $$
  select case when status <> 'live' then replace(status, '_', '-') when stock > held then 'on-sale' else 'sold-out' end $$;

-- What stands there of each product.
create view desk_product_rows as
select id as product_id, seller_id, desk_tab(status, stock, held) as tab, created_at, left(search_name, 60) as name_key,
  effective_price as price, stock, units_sold_recently as sold
from products;

insert into desk_products select * from desk_product_rows;
-- Behind the rows: a key that is looked up row by row would take minutes at a million products.
alter table desk_products add primary key (product_id), add foreign key (product_id) references products on delete cascade;
create index desk_products_newest on desk_products (seller_id, tab, created_at, product_id);
create index desk_products_named on desk_products (seller_id, tab, name_key, product_id);
create index desk_products_priced on desk_products (seller_id, tab, price, product_id);
create index desk_products_stocked on desk_products (seller_id, tab, stock, product_id);
create index desk_products_sold on desk_products (seller_id, tab, sold, product_id);
analyze desk_products;

-- A product gets its row with its first units, once a statement (0063). The name puts it behind the trigger that sums them:
-- what that writes to the product finds no row yet.
-- Its plan is made once a session, for one product or for five thousand: by index alone it is right for both.
create function desk_put_products() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into desk_products select * from desk_product_rows
  where product_id in (select product_id from new_rows) on conflict (product_id) do nothing;
  return null;
end $$;
create trigger stock_items_told after insert on stock_items
  referencing new table as new_rows for each statement execute function desk_put_products();

-- A hold writes nothing here, unless it takes the last unit.
create function desk_write_product() returns trigger language plpgsql as $$
begin
  update desk_products set seller_id = new.seller_id, tab = desk_tab(new.status, new.stock, new.held),
    created_at = new.created_at, name_key = left(new.search_name, 60), price = new.effective_price, stock = new.stock,
    sold = new.units_sold_recently
  where product_id = new.id;
  return null;
end $$;
create trigger products_listed after update of stock, held, units_sold_recently, status, price, discount_price, name,
  created_at, seller_id on products for each row
  when ((old.stock, old.stock > old.held, old.units_sold_recently, old.status, old.effective_price, old.name, old.created_at,
      old.seller_id)
    is distinct from (new.stock, new.stock > new.held, new.units_sold_recently, new.status, new.effective_price, new.name,
      new.created_at, new.seller_id))
  execute function desk_write_product();
