-- What is in the shop is what is live, of a store that is approved (decision 067). Whether a store is, is read of the store
-- itself: no product is written when it is suspended, and nothing of it can be bought from that commit on.

-- At once, and first what a hold locks first: nobody is waited for who waits for this.
lock table products, sellers, find_products in access exclusive mode;

-- Who writes one of these columns locks the row as for a new key, because they are part of a unique index: it waits for all
-- that rely on what they say until they end (for key share), as does each row that names a store for the first time. What
-- else is written of a store, such as its sales, waits for nobody.
create unique index sellers_selling on sellers (id, status, holiday_from, holiday_until);
-- Few, for what asks of many products at once: a store that never sold has no goods.
create index sellers_suspended on sellers (id) where status = 'suspended';

-- Whether a holiday is now, on the days of Lagos.
create function store_is_away(first date, last date) returns boolean language sql stable as $$
  select coalesce((now() at time zone 'Africa/Lagos')::date between first and last, false) $$;
-- The holiday that is now or comes, for what is shown until then; null where there is none, or it is over.
create function store_away(first date, last date) returns jsonb language sql stable as $$
  select case when last >= (now() at time zone 'Africa/Lagos')::date
    then jsonb_build_object('from', first, 'until', last) end $$;

-- Stores that left the shop or came to it, whose goods a job takes out of finding or puts there.
create table find_moved_stores (
  id bigint generated always as identity primary key,
  seller_id uuid not null references sellers on delete cascade
);
create function find_move_store() returns trigger language plpgsql as $$
begin
  insert into find_moved_stores (seller_id) values (new.id);
  return null;
end $$;
create trigger sellers_moved_in_shop after update of status on sellers for each row
  when ((old.status = 'approved') <> (new.status = 'approved')) execute function find_move_store();

-- Kept answers (decision 056) show who sells, and who is away from when on. A store that never sold is in none of them, and
-- a form that is saved as it was changes none: anybody may open a store, and save its form again and again.
drop trigger sellers_written on sellers;
create trigger sellers_came after insert on sellers for each row when (new.status = 'approved')
  execute function find_write_named('stores');
create trigger sellers_went after delete on sellers for each row when (old.status in ('approved', 'suspended'))
  execute function find_write_named('stores');
create trigger sellers_written after update of store_name, slug, store_logo, description, business_type, business_address,
  status, holiday_from, holiday_until on sellers for each row
  when ((old.status = 'approved' or new.status = 'approved')
    and (old.store_name, old.slug, old.store_logo, old.description, old.business_type, old.business_address, old.status,
      old.holiday_from, old.holiday_until)
    is distinct from (new.store_name, new.slug, new.store_logo, new.description, new.business_type, new.business_address,
      new.status, new.holiday_from, new.holiday_until))
  execute function find_write_named('stores');

-- ------------------------------------------------------------------------------------------------------------ finding

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
    where facet is not null and facet not like '%:' order by facet) as facets
from products p join sellers l on l.id = p.seller_id
where p.status = 'live' and l.status = 'approved';

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
where p.status = 'live' and l.status = 'approved';

create or replace view find_facet_rows as
select p.id as product_id, f.facet, f.shown from products p join sellers l on l.id = p.seller_id, lateral (
  select find_facet('brand', btrim(p.brand_name)) as facet, btrim(p.brand_name) as shown
  union all select find_facet('state', btrim(l.business_address ->> 'state')), btrim(l.business_address ->> 'state')
  union all select find_facet('color', v), v from unnest(p.colors) v
  union all select find_facet('size', v), v from unnest(p.sizes) v
  union all select find_facet('tag', v), v from unnest(p.tags) v) f
where p.status = 'live' and l.status = 'approved' and f.facet not like '%:';

create or replace function find_put_product() returns trigger language plpgsql as $$
declare
  came boolean;
begin
  -- It comes back: its store does not leave unseen meanwhile. A new one has locked it by naming it.
  if tg_op = 'UPDATE' and old.status <> new.status then
    perform from sellers where id = new.seller_id for key share;
  end if;
  insert into find_products select * from find_product_rows where product_id = new.id
  on conflict (product_id) do update set seller_id = excluded.seller_id, category_id = excluded.category_id,
    subcategory_id = excluded.subcategory_id, effective_price = excluded.effective_price,
    discount_share = excluded.discount_share, rating = excluded.rating, rating_count = excluded.rating_count,
    sold = excluded.sold, created_at = excluded.created_at, name_key = excluded.name_key, facets = excluded.facets
  returning xmax = 0 into came;
  if tg_op = 'UPDATE' and came then
    update categories set product_count = product_count + 1 where id = new.category_id;
  end if;
  perform find_name_scopes(new.category_id, new.subcategory_id, new.seller_id);
  if tg_op = 'UPDATE' and (old.category_id, old.subcategory_id, old.seller_id)
    is distinct from (new.category_id, new.subcategory_id, new.seller_id) then
    perform find_name_scopes(old.category_id, old.subcategory_id, old.seller_id);
  end if;
  return null;
end $$;

create or replace function find_put_words() returns trigger language plpgsql as $$
begin
  insert into find_words select product_id, find_tier_of(rank, product_id), rank, in_stock, words from find_word_rows where product_id = new.id
  on conflict (product_id) do update set words = excluded.words, in_stock = excluded.in_stock;
  -- What is written to a product that is not in the shop says nothing: it is read when it is back.
  if not found then return null; end if;
  insert into find_lexicon select word, find_stem(word), 1, in_name::integer
  from find_words_of(new.name, new.brand_name, new.tags, new.description) t
  where not exists (select from find_lexicon l where l.word = t.word) order by word on conflict do nothing;
  insert into find_facets select distinct on (facet) facet, shown from find_facet_rows t
  where product_id = new.id and not exists (select from find_facets f where f.facet = t.facet)
  order by facet on conflict do nothing;
  return null;
end $$;

-- The two that read products themselves.
create or replace function find_mentions(wanted tsquery, most integer) returns table (product_id uuid)
language plpgsql stable rows 50 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select id from products
  where to_tsvector('simple', search_form(description)) @@ wanted and status = 'live'
    and seller_id <> all (array(select s.id from sellers s where s.status = 'suspended')) limit most;
end $$;

create or replace function find_skus(run text, most integer) returns table (product_id uuid)
language plpgsql stable rows 10 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select id from products
  where lower(sku) like '%' || regexp_replace(lower(run), '([\\%_])', '\\\1', 'g') || '%' and status = 'live'
    and seller_id <> all (array(select s.id from sellers s where s.status = 'suspended')) limit most;
end $$;

-- ------------------------------------------------------------------------------------------------ sizes of categories

-- What has a row in finding counts, so that a product that leaves with its store leaves once: new ones by their statement,
-- those that come back where they get their row, and those that go where they lose it.
drop trigger products_uncounted on products;
drop trigger products_recounted on products;
drop function products_recount_live();
create or replace function products_count_live() returns trigger language plpgsql as $$
begin
  update categories c set product_count = product_count + goods.count
  from (select moved.category_id, count(*)::integer as count from moved join sellers s on s.id = moved.seller_id
    where moved.status = 'live' and s.status = 'approved' group by moved.category_id) goods
  where c.id = goods.category_id;
  return null;
end $$;

create function find_uncount() returns trigger language plpgsql as $$
begin
  update categories c set product_count = product_count - goods.count
  from (select category_id, count(*)::integer as count from gone group by category_id) goods
  where c.id = goods.category_id;
  return null;
end $$;
create trigger find_products_uncounted after delete on find_products
  referencing old table as gone for each statement execute function find_uncount();

create function find_recount() returns trigger language plpgsql as $$
begin
  -- Two products may change places.
  perform from categories where id in (old.category_id, new.category_id) order by id for no key update;
  update categories set product_count = product_count - 1 where id = old.category_id;
  update categories set product_count = product_count + 1 where id = new.category_id;
  return null;
end $$;
create trigger find_products_recounted after update of category_id on find_products for each row
  when (old.category_id <> new.category_id) execute function find_recount();
