-- Products at the desk of a store (decision 061): where each stands, the forms that are being written, and who counted its units.

-- At once, and first what a hold locks first: nobody is waited for who waits for this.
lock table products, stock_movements in access exclusive mode;

-- Both columns are the same for all that is there: no row is written anew. The table is read twice, for the check and the index.
alter table products
  -- Only what is live is in the shop. A product that was once published is never deleted: orders and reviews name it.
  add column status text not null default 'live' check (status in ('live', 'paused', 'archived')),
  -- How often a member changed it: two do not overwrite each other. No sale, hold or review moves it.
  add column edit_version integer not null default 1;

-- The lists of the desk. No column of it is written by a purchase: that would be one more index to write for each (0045).
-- Brands stand in it so that those of a store are counted there, too: no index more, and of most rows 20 bytes.
create index products_desk on products (seller_id, status, created_at desc, id desc) include (brand_name);

-- As the table of moves in the domain, whoever writes.
create function products_guard_status() returns trigger language plpgsql as $$
begin
  raise exception 'product % cannot go from % to %', new.id, old.status, new.status using errcode = 'check_violation';
end $$;
create trigger products_moves before update of status on products for each row
  when (old.status = 'archived' and new.status = 'live') execute function products_guard_status();

-- A product as it is being written. Its id is made by the browser and is that of the product it becomes; where there is
-- such a product, these are changes that are not in the shop yet.
create table product_drafts (
  id uuid primary key,
  seller_id uuid not null references sellers on delete cascade,
  -- The form as it was typed. What the route takes is less; as jsonb it is more.
  body jsonb not null check (pg_column_size(body) < 131072),
  -- The edit_version of the product when its changes were begun; null: there was no product.
  base_version integer,
  -- Its units and its price then ({units, price, discountPrice}): what is typed otherwise is a difference to these.
  seen jsonb,
  -- One more each time it is kept. It goes on where that of the last draft with this id ended, as the audit log says.
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null default now()
);
create index product_drafts_desk on product_drafts (seller_id, updated_at desc, id desc);
-- Whoever deletes an account finds what it kept.
create index product_drafts_updated_by on product_drafts (updated_by) where updated_by is not null;

alter table stock_movements
  -- Why units were counted anew.
  add column reason text check (reason in ('counted', 'received', 'damaged', 'lost', 'split')),
  -- Who did it.
  add column actor uuid,
  -- What moved them, if it may not move an item twice.
  add column source text;
create unique index stock_movements_source on stock_movements (source, stock_item_id) where source is not null;

-- ------------------------------------------------------------------------------------------------ sizes of categories

-- What is live counts. What comes or goes in one statement is counted once a category.
drop trigger products_counted on products;
drop trigger products_recounted on products;
drop function products_count_category();
create function products_count_live() returns trigger language plpgsql as $$
begin
  update categories c set product_count = product_count + case tg_op when 'INSERT' then goods.count else -goods.count end
  from (select category_id, count(*)::integer as count from moved where status = 'live' group by category_id) goods
  where c.id = goods.category_id;
  return null;
end $$;
create trigger products_counted after insert on products
  referencing new table as moved for each statement execute function products_count_live();
create trigger products_uncounted after delete on products
  referencing old table as moved for each statement execute function products_count_live();
-- By row: all rows of a statement are only kept for a trigger that looks at each update, as each hold is one.
create function products_recount_live() returns trigger language plpgsql as $$
begin
  -- Two products may change places.
  perform from categories where id in (old.category_id, new.category_id) order by id for no key update;
  if old.status = 'live' then
    update categories set product_count = product_count - 1 where id = old.category_id;
  end if;
  if new.status = 'live' then
    update categories set product_count = product_count + 1 where id = new.category_id;
  end if;
  return null;
end $$;
create trigger products_recounted after update of category_id, status on products for each row
  when ((old.category_id, old.status) is distinct from (new.category_id, new.status))
  execute function products_recount_live();

-- ------------------------------------------------------------------------------------------------------------ finding

-- A product that is not live has no row here, whoever makes them: triggers, the filling of a shop, jobs.
create or replace view find_product_rows as
select p.id as product_id, p.seller_id, p.category_id, p.subcategory_id, p.effective_price, p.discount_share,
  coalesce(round(p.rating_sum * 10.0 / nullif(p.rating_count, 0)), 0)::smallint as rating, p.rating_count,
  p.units_sold_recently as sold, p.created_at, left(p.search_name, 60) as name_key,
  array(select distinct facet from unnest(array_cat(array_cat(
    array(select find_facet('color', v) from unnest(p.colors) v),
    array(select find_facet('size', v) from unnest(p.sizes) v)), array_cat(
    array(select find_facet('tag', v) from unnest(p.tags) v),
    array[
      find_facet('brand', nullif(btrim(p.brand_name), '')),
      find_facet('state', nullif(btrim(l.business_address ->> 'state'), '')),
      case when p.stock > p.held then 'stock:in' end,
      case when p.rating_sum >= 4 * p.rating_count and p.rating_count > 0 then 'rating:4' end,
      case when p.rating_sum >= 3 * p.rating_count and p.rating_count > 0 then 'rating:3' end,
      case when p.discount_share > 0 then 'discount:1' end,
      case when p.discount_share >= 1e31 then 'discount:10' end,
      case when p.discount_share >= 2.5e31 then 'discount:25' end,
      case when p.discount_share >= 5e31 then 'discount:50' end]))) facet
    where facet is not null and facet not like '%:') as facets
from products p join sellers l on l.id = p.seller_id
where p.status = 'live';

create or replace view find_word_rows as
select p.id as product_id, find_rank(p.units_sold_recently, p.rating_sum, p.rating_count, p.created_at) as rank,
  p.stock > p.held as in_stock,
  find_document(p.name, p.brand_name,
    concat_ws(' ', s.name, array_to_string(p.tags, ' '), array_to_string(p.colors, ' '), array_to_string(p.sizes, ' ')),
    concat_ws(' ', c.name, l.store_name, l.business_address ->> 'city', l.business_address ->> 'state', p.sku),
    array_cat(
      array(select find_facet('color', v) from unnest(p.colors) v union select find_facet('size', v) from unnest(p.sizes) v
        union select find_facet('tag', v) from unnest(p.tags) v),
      array['category:' || c.slug, coalesce('subcategory:' || s.slug, ''), 'seller:' || l.id,
        coalesce(find_facet('brand', p.brand_name), ''), coalesce(find_facet('state', l.business_address ->> 'state'), '')])
  ) as words
from products p join categories c on c.id = p.category_id join sellers l on l.id = p.seller_id
  left join subcategories s on s.id = p.subcategory_id
where p.status = 'live';

create or replace view find_facet_rows as
select p.id as product_id, f.facet, f.shown from products p join sellers l on l.id = p.seller_id, lateral (
  select find_facet('brand', btrim(p.brand_name)) as facet, btrim(p.brand_name) as shown
  union all select find_facet('state', btrim(l.business_address ->> 'state')), btrim(l.business_address ->> 'state')
  union all select find_facet('color', v), v from unnest(p.colors) v
  union all select find_facet('size', v), v from unnest(p.sizes) v
  union all select find_facet('tag', v), v from unnest(p.tags) v) f
where p.status = 'live' and f.facet not like '%:';

-- What is written to a product meanwhile says nothing: it is read when it is back.
create or replace function find_put_words() returns trigger language plpgsql as $$
begin
  if new.status <> 'live' then return null; end if;
  insert into find_words select product_id, find_tier_of(rank, product_id), rank, in_stock, words from find_word_rows where product_id = new.id
  on conflict (product_id) do update set words = excluded.words, in_stock = excluded.in_stock;
  insert into find_lexicon select word, find_stem(word), 1, in_name::integer
  from find_words_of(new.name, new.brand_name, new.tags, new.description) t
  where not exists (select from find_lexicon l where l.word = t.word) order by word on conflict do nothing;
  insert into find_facets select distinct on (facet) facet, shown from find_facet_rows t
  where product_id = new.id and not exists (select from find_facets f where f.facet = t.facet)
  order by facet on conflict do nothing;
  return null;
end $$;

create function find_leave_product() returns trigger language plpgsql as $$
begin
  delete from find_products where product_id = new.id;
  delete from find_words where product_id = new.id;
  perform find_name_scopes(old.category_id, old.subcategory_id, old.seller_id);
  return null;
end $$;
create trigger products_left after update of status on products for each row
  when (old.status = 'live' and new.status <> 'live') execute function find_leave_product();
create trigger products_returned after update of status on products for each row
  when (old.status <> 'live' and new.status = 'live') execute function find_put_product();
create trigger products_returned_words after update of status on products for each row
  when (old.status <> 'live' and new.status = 'live') execute function find_put_words();

-- The two that read products themselves.
create or replace function find_mentions(wanted tsquery, most integer) returns table (product_id uuid)
language plpgsql stable rows 50 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select id from products
  where to_tsvector('simple', search_form(description)) @@ wanted and status = 'live' limit most;
end $$;

create or replace function find_skus(run text, most integer) returns table (product_id uuid)
language plpgsql stable rows 10 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select id from products
  where lower(sku) like '%' || regexp_replace(lower(run), '([\\%_])', '\\\1', 'g') || '%' and status = 'live' limit most;
end $$;
