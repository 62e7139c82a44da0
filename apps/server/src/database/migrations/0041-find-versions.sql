-- Versions of what lists, searches and suggestions are made of (decision 056).

-- How often a scope was written: the sum of its rows. Whoever writes appends a row and waits for nobody; a job sums them up,
-- which leaves the sum as it is. What is committed stays committed, so two readings with the same sum saw the same rows.
-- Scopes: 'all', 'category:…', 'subcategory:…', 'seller:…' (which products are in a list, how they are sorted and counted),
-- 'words' (what texts find), 'phrases' (texts that are offered), 'categories' and 'stores' (names and addresses of all).
create table find_versions (scope text collate "C" not null, writes bigint not null);
create index find_versions_scope on find_versions (scope) include (writes);
-- Its rows live for seconds.
alter table find_versions set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

create function find_write(variadic scopes text[]) returns void language sql as $$
  insert into find_versions (scope, writes) select distinct scope, 1 from unnest(scopes) scope where scope is not null $$;

-- On the tables of finding themselves, whether a product's triggers or a job writes them. What it was in, and what it is in.
create function find_write_product() returns trigger language plpgsql as $$
begin
  perform find_write('all', 'category:' || new.category_id, 'subcategory:' || new.subcategory_id, 'seller:' || new.seller_id,
    'category:' || old.category_id, 'subcategory:' || old.subcategory_id, 'seller:' || old.seller_id);
  return null;
end $$;
create trigger find_products_written after insert or update or delete on find_products
  for each row execute function find_write_product();

-- Counts that are kept.
create function find_write_counts() returns trigger language plpgsql as $$
begin
  perform find_write(old.scope, new.scope);
  return null;
end $$;
create trigger find_scopes_written after insert or update or delete on find_scopes
  for each row execute function find_write_counts();

create function find_write_named() returns trigger language plpgsql as $$
begin
  perform find_write(tg_argv[0]);
  return null;
end $$;
create trigger find_words_written after insert or update or delete on find_words
  for each statement execute function find_write_named('words');
-- A word that a product brings comes with the words of the product; here is what the job writes.
create trigger find_lexicon_written after update or delete on find_lexicon
  for each statement execute function find_write_named('words');
create trigger find_misspellings_written after insert or update or delete on find_misspellings
  for each statement execute function find_write_named('words');
create trigger find_phrases_written after insert or update or delete on find_phrases
  for each statement execute function find_write_named('phrases');
create trigger categories_written after insert or delete or update of name, slug, description, image on categories
  for each statement execute function find_write_named('categories');
create trigger subcategories_written after insert or delete or update of category_id, name, slug, image, position on subcategories
  for each statement execute function find_write_named('categories');
-- Not what they sold and how they are rated: whoever shows that has the rows themselves in its version.
create trigger sellers_written after insert or delete or update of store_name, slug, store_logo, description, business_type,
  business_address on sellers
  for each statement execute function find_write_named('stores');
