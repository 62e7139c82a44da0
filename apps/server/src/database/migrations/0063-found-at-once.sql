-- What comes into the shop in one statement gets its rows of finding in one, too, when its units are there. By row, and as soon
-- as it was written, a file of five thousand products spent two thirds of its time there: small statements were begun and
-- ended, and the twenty indexes of finding had each product twice, without units and with them.

drop trigger products_found on products;
drop trigger products_worded on products;
-- What has a row in finding counts: it is counted where it gets that.
drop trigger products_counted on products;
drop function products_count_live();

-- Rows of finding of products that have none and are in the shop.
-- Its plans are made once a session, for one product or for five thousand: by index alone they are right for both.
create function find_put_new(products uuid[]) returns void language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  added uuid[];
begin
  with came as (
    insert into find_products select * from find_product_rows
    where product_id = any(products) and not exists (select from find_products f where f.product_id = find_product_rows.product_id)
    returning product_id, category_id, subcategory_id, seller_id
  ), changed as (
    insert into find_changes (scope, renamed)
    select distinct scope, false from came, unnest(array['category:' || category_id, 'subcategory:' || subcategory_id,
      'seller:' || seller_id]) scope
    where scope is not null
  ), counted as (
    update categories c set product_count = product_count + goods.count
    from (select category_id, count(*)::integer as count from came group by category_id) goods
    where c.id = goods.category_id
  )
  select array_agg(product_id) into added from came;
  if added is null then return; end if;
  insert into find_words select product_id, find_tier_of(rank, product_id), rank, in_stock, words from find_word_rows
  where product_id = any(added) on conflict (product_id) do update set words = excluded.words, in_stock = excluded.in_stock;
  -- Each word once, before it is looked up: goods of one file share most of theirs.
  insert into find_lexicon select word, find_stem(word), 1, in_name::integer from (
    select t.word, bool_or(t.in_name) as in_name from products p, find_words_of(p.name, p.brand_name, p.tags, p.description) t
    where p.id = any(added) group by t.word) said
  where not exists (select from find_lexicon l where l.word = said.word) order by word on conflict do nothing;
  insert into find_facets select facet, shown from (
    select distinct on (facet) facet, shown from find_facet_rows where product_id = any(added) order by facet) said
  where not exists (select from find_facets f where f.facet = said.facet) order by facet on conflict do nothing;
end $$;

create or replace function products_sum_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update products p set stock = p.stock + c.stock, held = p.held + c.held
    from (select product_id, sum(stock)::integer as stock, sum(held)::integer as held from new_rows
      where low_at is not null group by product_id) c
    where p.id = c.product_id;
    perform find_put_new(array(select distinct product_id from new_rows order by product_id));
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

-- What is not found has no rows to write.
create or replace function find_put_stock() returns trigger language plpgsql as $$
begin
  update find_products set facets = case when new.stock > new.held then array_append(facets, 'stock:in')
    else array_remove(facets, 'stock:in') end where product_id = new.id;
  if not found then return null; end if;
  update find_words set in_stock = new.stock > new.held where product_id = new.id;
  perform find_name_scopes(new.category_id, new.subcategory_id, new.seller_id);
  return null;
end $$;

-- Versions of what came, once a scope.
drop trigger find_products_written on find_products;
create trigger find_products_written after update or delete on find_products
  for each row execute function find_write_product();
create function find_write_new_products() returns trigger language plpgsql as $$
begin
  insert into find_versions (scope, writes)
  select distinct scope, 1 from came, unnest(array['all', 'category:' || category_id, 'subcategory:' || subcategory_id,
    'seller:' || seller_id]) scope
  where scope is not null;
  return null;
end $$;
create trigger find_products_came after insert on find_products
  referencing new table as came for each statement execute function find_write_new_products();
