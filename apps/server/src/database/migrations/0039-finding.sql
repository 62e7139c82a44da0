-- Finding: what search, suggestions, listings and their counts read, apart from the catalogue (decision 055).
-- A product without a row here is not in the shop. Rows are kept by triggers in the transaction of whoever writes the
-- product; what is not worth that (ranks, counts, frequencies) is kept by jobs.

create extension if not exists fuzzystrmatch;
create extension if not exists btree_gin;

-- ---------------------------------------------------------------------------------------------------- words of a text

-- Text → words. One function cuts what is stored and what is typed, so that they meet: '5,000' is 5000, '128gb' 128 and gb.
create function find_tokens(value text) returns text[] language sql immutable parallel safe strict as $$
  select case when cut = '' then '{}'::text[] else string_to_array(cut, ' ') end
  from (select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    public.search_form(value), '(\d),(?=\d{3}\M)', '\1', 'g'), '[''’]s?\M', '', 'g'),
    '(\d)(gb|tb|mb|kg|ml|kva|mah|ah|cm|mm|inch|inches|yards|pcs|w|v)\M', '\1 \2', 'g'),
    '[^[:alnum:].]+|\.(?!\d)|(?<!\d)\.', ' ', 'g')) as cut) c $$;

-- Plural → singular and nothing else: 'shoes' is 'shoe', 'dresses' 'dress', 'batteries' 'battery'. No word is longer than
-- an index takes.
create function find_stem(typed text) returns text language sql immutable parallel safe strict as $$
  select case when right(w, 1) <> 's' or length(w) < 4 or right(w, 2) in ('ss', 'us', 'is') or w ~ '\d' then w
    when right(w, 3) = 'ies' and length(w) > 4 then left(w, -3) || 'y'
    when right(w, 4) in ('sses', 'ches', 'shes') or right(w, 3) = 'xes' then left(w, -2)
    else left(w, -1) end
  from (select left(typed, 60) as w) t $$;

-- A value that goods are narrowed by: its kind and its form, in which case, marks and commas do not count.
create function find_facet(kind text, value text) returns text language sql immutable parallel safe strict as $$
  select kind || ':' || left(btrim(regexp_replace(public.search_form(value), '[[:space:],]+', ' ', 'g')), 80) $$;

-- Where the name says what else the thing is for or made of: 'Phone Case for Tecno' is a case.
create function find_name_end(name text) returns integer language sql immutable parallel safe strict as $$
  select coalesce(nullif(regexp_instr(name, '\m(for|with|from|by|in|on|of)\M|[,(–|]| - ', 2, 1, 0, 'i'), 0), length(name) + 1) $$;

-- What a store is found by: its name, what it says of itself, city and state.
create function find_store_texts(store_name text, description text, address jsonb)
returns text language sql immutable parallel safe as $$
  select public.search_form(store_name || E'\n' || description || E'\n' || coalesce(address ->> 'city', '') || E'\n'
    || coalesce(address ->> 'state', '')) $$;

-- The words of one product with their weights. A: the noun of the name. B: the rest of the name before 'for', 'with' or a
-- comma, and the brand. C: subcategory, tags, colours, sizes. D: what follows in the name, category, store, place, SKU.
-- '=word' says that it stands in name or brand. Facets are words, too.
create function find_document(
  name text, brand text, kinds text, places text, facets text[]
) returns tsvector language plpgsql immutable parallel safe as $$
declare
  cut integer := find_name_end(name);
  core text[] := array(select find_stem(w) from unnest(find_tokens(left(name, cut - 1))) w);
  words text := '';
  place integer;
  noun integer := cardinality(core);
  w text;
begin
  -- A measure, or that there are several of it, is not what the thing is.
  while noun > 1 and core[noun] ~ '^(\d.*|gb|tb|kva|inch|set|pack|kit|l|kg|ml|cm|mm|w|v|pc|pcs|yard|piece|pair)$' loop
    noun := noun - 1;
  end loop;
  for place in 1 .. cardinality(core) loop
    words := words || ' ' || core[place] || ':' || place
      || case when place = noun then 'A' when place > noun then '' else 'B' end || ' =' || core[place];
  end loop;
  place := cardinality(core);
  foreach w in array find_tokens(substr(name, cut)) loop
    place := place + 1;
    w := find_stem(w);
    words := words || ' ' || w || ':' || least(place, 80) || ' =' || w;
  end loop;
  foreach w in array find_tokens(coalesce(brand, '')) loop
    w := find_stem(w);
    words := words || ' ' || w || ':90B =' || w;
  end loop;
  foreach w in array find_tokens(kinds) loop
    words := words || ' ' || find_stem(w) || ':95C';
  end loop;
  foreach w in array find_tokens(places) loop
    words := words || ' ' || find_stem(w) || ':99';
  end loop;
  -- Its place in the shop counts for as much as its brand: a word can stand for a subcategory.
  foreach w in array facets loop
    if w ^@ 'subcategory:' then words := words || ' ' || quote_literal(w) || ':95B'; end if;
  end loop;
  return words::tsvector || array_to_tsvector(array(select distinct f from unnest(facets) f where f <> '' and not f ^@ 'subcategory:'));
end $$;

-- Popularity: what was sold in 30 days, how it is rated; 1 to about 8.
create function find_popularity(sold integer, rating_sum bigint, rating_count integer)
returns real language sql immutable parallel safe as $$
  select (1 + 0.6 * ln(1 + sold) + 0.25 * ln(1 + rating_count)
    * (case when rating_count = 0 then 0 else rating_sum::float8 / rating_count - 3 end))::real $$;

-- Whoever is new would stay unseen: for two weeks a product counts for more.
create function find_rank(sold integer, rating_sum bigint, rating_count integer, created_at timestamptz)
returns real language sql stable parallel safe as $$
  select find_popularity(sold, rating_sum, rating_count)
    + case when created_at > now() - interval '14 days' then 0.8 else 0 end::real $$;

-- A price as people say it: 1, 1.5, 2, 3, 5 or 7.5 with noughts behind, in naira; the nearest from below.
create function find_round_price(kobo bigint) returns bigint language sql immutable parallel safe strict as $$
  select coalesce((select (head * power(10, greatest(length((kobo / 100)::text) - 1, 0)) * 100)::bigint
    from unnest(array[7.5, 5, 3, 2, 1.5, 1]) head
    where head * power(10, greatest(length((kobo / 100)::text) - 1, 0)) * 100 <= kobo order by head desc limit 1), 0) $$;

-- ------------------------------------------------------------------------------------------------------------- tables

-- What sorts and narrows lists: one narrow row a product.
create table find_products (
  product_id uuid primary key references products on delete cascade,
  seller_id uuid not null,
  category_id uuid not null,
  subcategory_id uuid,
  -- Kobo.
  effective_price bigint not null,
  -- The part of the price that a discount takes off, in units of 10^-32; 0 without.
  discount_share numeric not null,
  -- Stars × 10.
  rating smallint not null,
  rating_count integer not null,
  sold integer not null,
  created_at timestamptz not null,
  -- The beginning of the name, as it is compared.
  name_key text collate "C" not null,
  -- 'brand:kasuwa', 'stock:in', 'rating:4': whatever a list can be narrowed by, but prices and places in the shop.
  facets text[] not null
);

-- What is searched: words, and how good a product is whatever is asked. Tier 0 holds the 4,000 best ranked, 1 the next
-- 28,000, and so on, eight times more each: a common word is answered by the first, a rare one has a short list in each.
create table find_words (
  product_id uuid primary key references products on delete cascade,
  tier smallint not null,
  rank real not null,
  in_stock boolean not null,
  words tsvector not null
) with (fillfactor = 90);

-- The rank at which a tier begins.
create table find_tiers (tier smallint primary key, at_least real not null);

-- How people write a facet: 'brand:kasuwa' is Kásúwá.
create table find_facets (facet text collate "C" primary key, shown text not null);

-- Every word of the shop as people write it, and in how many products it stands. SKUs are not words.
create table find_lexicon (
  word text collate "C" primary key,
  stem text collate "C" not null,
  products integer not null,
  in_names integer not null
);

-- One letter taken out of each word that is worth correcting to: 'phone' → hone, pone, phne, phoe, phon, phone.
create table find_misspellings (form text collate "C" not null, word text collate "C" not null, products integer not null);

-- What the search box offers beside goods, categories and stores: brands, what things are called, places, past searches.
create table find_phrases (
  id integer primary key,
  kind text not null check (kind in ('brand', 'thing', 'place', 'searched')),
  shown text not null,
  form text collate "C" not null,
  weight real not null
);
-- A phrase can be begun at each of its first four words.
create table find_phrase_starts (form text collate "C" not null, weight real not null, phrase integer not null);
-- Beginnings that more than a hundred phrases share have their best ten written down.
create table find_phrase_heads (
  head text collate "C",
  place smallint,
  phrase integer not null,
  primary key (head, place) include (phrase)
);

-- What was searched for, by how many on a day. Nobody is named.
create table find_searched (
  day date,
  form text collate "C",
  shown text not null,
  people integer not null check (people > 0),
  primary key (day, form)
);

-- Large scopes ('all', 'category:…', 'seller:…') have their counts kept; of a small one rows are counted.
create table find_scopes (
  scope text primary key,
  products integer not null,
  highest_price bigint not null,
  -- The fifteen prices at which the second to the sixteenth of its price bands begin: bands of about as many goods each.
  bands jsonb not null,
  -- Facet → number of products, the hundred commonest of each kind. 'price:0' to 'price:15' are its bands.
  facets jsonb not null,
  made_at timestamptz not null default now()
);

-- Of a large scope, for each facet: which of its goods have it. Counts of what is chosen are counts of bits.
create table find_bits (
  scope text,
  facet text collate "C",
  products integer not null,
  bits bit varying not null,
  primary key (scope, facet)
);
alter table find_bits alter column bits set storage external;

-- What jobs must make anew, in the order in which it changed. Append only: no row that many writers wait for.
create table find_changes (
  id bigint generated always as identity primary key,
  scope text not null,
  -- The scope itself got another name or place, not only its goods others.
  renamed boolean not null
);

-- When each table that a job makes was last made.
create table find_made (what text primary key, at timestamptz not null default now());

-- ------------------------------------------------------------------------------------------------- a product's two rows

create view find_product_rows as
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
from products p join sellers l on l.id = p.seller_id;

create view find_word_rows as
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
  left join subcategories s on s.id = p.subcategory_id;

-- Every word of a product: what the lexicon knows of it, and whether it stands in name, brand or tags.
create function find_words_of(name text, brand text, tags text[], description text)
returns table (word text, in_name boolean) language sql immutable parallel safe as $$
  select w, bool_or(named) from (
    select w, true as named from unnest(find_tokens(concat_ws(' ', name, brand, array_to_string(tags, ' ')))) w
    union all select w, false from unnest(find_tokens(description)) w) t
  where length(w) <= 40 group by w $$;

-- By how much a product stands before others of its rank: at most half a percent, and always the same. Most goods of a young
-- shop have one rank, and would lie in one tier.
create function find_standing(rank real, product uuid) returns real language sql immutable parallel safe as $$
  select (rank * (1 + 0.005 * uuid_hash(product) / 2147483648.0))::real $$;

create function find_tier_of(rank real, product uuid) returns smallint language sql stable as $$
  select coalesce((select tier from find_tiers where at_least <= find_standing(rank, product) order by tier limit 1), 0::smallint) $$;

-- How people write what a product can be narrowed by.
create view find_facet_rows as
select p.id as product_id, f.facet, f.shown from products p join sellers l on l.id = p.seller_id, lateral (
  select find_facet('brand', btrim(p.brand_name)) as facet, btrim(p.brand_name) as shown
  union all select find_facet('state', btrim(l.business_address ->> 'state')), btrim(l.business_address ->> 'state')
  union all select find_facet('color', v), v from unnest(p.colors) v
  union all select find_facet('size', v), v from unnest(p.sizes) v
  union all select find_facet('tag', v), v from unnest(p.tags) v) f
where f.facet not like '%:';

-- The goods of these scopes changed.
create function find_name_scopes(category uuid, subcategory uuid, seller uuid) returns void language sql as $$
  insert into find_changes (scope, renamed)
  select scope, false from unnest(array['category:' || category, 'subcategory:' || subcategory, 'seller:' || seller]) scope
  where scope is not null $$;

create function find_put_product() returns trigger language plpgsql as $$
begin
  insert into find_products select * from find_product_rows where product_id = new.id
  on conflict (product_id) do update set seller_id = excluded.seller_id, category_id = excluded.category_id,
    subcategory_id = excluded.subcategory_id, effective_price = excluded.effective_price,
    discount_share = excluded.discount_share, rating = excluded.rating, rating_count = excluded.rating_count,
    sold = excluded.sold, created_at = excluded.created_at, name_key = excluded.name_key, facets = excluded.facets;
  perform find_name_scopes(new.category_id, new.subcategory_id, new.seller_id);
  if tg_op = 'UPDATE' and (old.category_id, old.subcategory_id, old.seller_id)
    is distinct from (new.category_id, new.subcategory_id, new.seller_id) then
    perform find_name_scopes(old.category_id, old.subcategory_id, old.seller_id);
  end if;
  return null;
end $$;

-- Its rows went with it.
create function find_lose_product() returns trigger language plpgsql as $$
begin
  perform find_name_scopes(old.category_id, old.subcategory_id, old.seller_id);
  return null;
end $$;

create function find_put_words() returns trigger language plpgsql as $$
begin
  insert into find_words select product_id, find_tier_of(rank, product_id), rank, in_stock, words from find_word_rows where product_id = new.id
  on conflict (product_id) do update set words = excluded.words, in_stock = excluded.in_stock;
  insert into find_lexicon select word, find_stem(word), 1, in_name::integer
  from find_words_of(new.name, new.brand_name, new.tags, new.description) t
  where not exists (select from find_lexicon l where l.word = t.word) on conflict do nothing;
  insert into find_facets select distinct on (facet) facet, shown from find_facet_rows t
  where product_id = new.id and not exists (select from find_facets f where f.facet = t.facet) on conflict do nothing;
  return null;
end $$;

-- In stock or not: a few words change, and no index of words knows it.
create function find_put_stock() returns trigger language plpgsql as $$
begin
  update find_products set facets = case when new.stock > new.held then array_append(facets, 'stock:in')
    else array_remove(facets, 'stock:in') end where product_id = new.id;
  update find_words set in_stock = new.stock > new.held where product_id = new.id;
  perform find_name_scopes(new.category_id, new.subcategory_id, new.seller_id);
  return null;
end $$;

create trigger products_found after insert on products for each row execute function find_put_product();
create trigger products_refound after update of price, discount_price, rating_sum, rating_count, units_sold_recently, name,
  seller_id, category_id, subcategory_id, created_at, brand_name, tags, colors, sizes on products for each row
  when ((old.price, old.effective_price, old.rating_sum, old.rating_count, old.units_sold_recently, old.name, old.seller_id,
      old.category_id, old.subcategory_id, old.created_at, old.brand_name, old.tags, old.colors, old.sizes)
    is distinct from (new.price, new.effective_price, new.rating_sum, new.rating_count, new.units_sold_recently, new.name, new.seller_id,
      new.category_id, new.subcategory_id, new.created_at, new.brand_name, new.tags, new.colors, new.sizes))
  execute function find_put_product();
create trigger products_unfound after delete on products for each row execute function find_lose_product();
create trigger products_worded after insert on products for each row execute function find_put_words();
create trigger products_reworded after update of name, description, brand_name, tags, colors, sizes, sku, seller_id,
  category_id, subcategory_id on products for each row
  when ((old.name, old.description, old.brand_name, old.tags, old.colors, old.sizes, old.sku, old.seller_id, old.category_id, old.subcategory_id)
    is distinct from (new.name, new.description, new.brand_name, new.tags, new.colors, new.sizes, new.sku, new.seller_id, new.category_id, new.subcategory_id))
  execute function find_put_words();
create trigger products_restocked after update of stock, held on products for each row
  when ((old.stock > old.held) is distinct from (new.stock > new.held)) execute function find_put_stock();

-- Names and places that stand in the words of many products: a job rewrites those.
create function find_renamed() returns trigger language plpgsql as $$
begin
  insert into find_changes (scope, renamed) values (tg_argv[0] || ':' || new.id, true);
  return null;
end $$;
create trigger categories_refound after update of name, slug on categories for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function find_renamed('category');
create trigger subcategories_refound after update of name, slug on subcategories for each row
  when ((old.name, old.slug) is distinct from (new.name, new.slug)) execute function find_renamed('subcategory');
create trigger sellers_refound after update of store_name, business_address on sellers for each row
  when ((old.store_name, old.business_address) is distinct from (new.store_name, new.business_address))
  execute function find_renamed('seller');

-- ------------------------------------------------------------------------------------------------------------ indexes

create index find_words_0 on find_words using gin (words) with (fastupdate = off) where tier = 0;
create index find_words_1 on find_words using gin (words) with (fastupdate = off) where tier = 1;
create index find_words_2 on find_words using gin (words) with (fastupdate = off) where tier = 2;
create index find_words_3 on find_words using gin (words) with (fastupdate = off) where tier = 3;
create index find_words_4 on find_words using gin (words) with (fastupdate = off) where tier = 4;
create index products_mentions on products using gin (to_tsvector('simple', search_form(description))) with (fastupdate = off);
create index products_sku on products using gin (lower(sku) gin_trgm_ops);
create index sellers_named on sellers using gin (search_form(store_name) gin_trgm_ops);
create index sellers_found on sellers using gin (find_store_texts(store_name, description, business_address) gin_trgm_ops);

create index find_newest on find_products (created_at desc, product_id desc);
create index find_popular on find_products (sold desc, rating_count desc, created_at desc, product_id desc);
create index find_price on find_products (effective_price, created_at desc, product_id desc);
create index find_rated on find_products (rating desc, rating_count desc, created_at desc, product_id desc);
create index find_named on find_products (name_key, created_at desc, product_id desc);
create index find_offers on find_products (discount_share desc, created_at desc, product_id desc);
create index find_category_newest on find_products (category_id, created_at desc, product_id desc);
create index find_category_popular on find_products (category_id, sold desc, rating_count desc, created_at desc, product_id desc);
create index find_category_price on find_products (category_id, effective_price, created_at desc, product_id desc);
create index find_category_rated on find_products (category_id, rating desc, rating_count desc, created_at desc, product_id desc);
create index find_category_named on find_products (category_id, name_key, created_at desc, product_id desc);
create index find_category_offers on find_products (category_id, discount_share desc, created_at desc, product_id desc);
create index find_subcategory_newest on find_products (subcategory_id, created_at desc, product_id desc);
create index find_subcategory_popular on find_products (subcategory_id, sold desc, rating_count desc, created_at desc, product_id desc);
create index find_subcategory_price on find_products (subcategory_id, effective_price, created_at desc, product_id desc);
create index find_seller_newest on find_products (seller_id, created_at desc, product_id desc);
create index find_store_newest on find_products (seller_id, category_id, created_at desc, product_id desc);
create index find_store_price on find_products (seller_id, category_id, effective_price, created_at desc, product_id desc);
create index find_store_named on find_products (seller_id, category_id, name_key, created_at desc, product_id desc);
create index find_facets_of on find_products using gin (category_id, facets);
create index find_facets_of_all on find_products using gin (facets);

create index find_lexicon_stem on find_lexicon (stem);
create index find_lexicon_inside on find_lexicon using gin (word gin_trgm_ops);
create index find_misspellings_form on find_misspellings (form) include (word, products);
create index find_phrase_starts_form on find_phrase_starts (form) include (weight, phrase);

-- ------------------------------------------------------------------------------------------------------------- search

-- The letters of a word in their order: those of two words that exchange letters are the same.
create function find_letters(word text) returns text language sql immutable parallel safe strict as $$
  select string_agg(letter, '' order by letter) from string_to_table(word, null) letter $$;

-- The word that was probably meant: one letter wrong, missing, too many or two exchanged; else, from five letters on, two.
create function find_correction(typed text) returns text language sql stable as $$
  select word from (
    (select word, products * case when left(word, 1) = left(typed, 1) then 1.0 else 0.2 end
        * case when levenshtein(word, typed) <= 1 then 1.0 when find_letters(word) = find_letters(typed) then 0.9 else 0.1 end as weight, 1 as far
     from find_misspellings where form in (select left(typed, i - 1) || substr(typed, i + 1) from generate_series(1, length(typed) + 1) i)
     order by weight desc, word limit 1)
    union all
    (select word, in_names, 2 from find_lexicon l where length(typed) between 5 and 40 and word ^@ left(typed, 2)
       and length(word) between length(typed) - 2 and length(typed) + 2 and levenshtein_less_equal(word, typed, 2) <= 2
       and exists (select from find_misspellings m where m.form = substr(l.word, 2) and m.word = l.word)
     order by in_names desc, word limit 1)) x
  order by far limit 1 $$;

-- What the shop knows of each word that was typed, at most twelve: as what it is written, in how many names; the commonest
-- words that begin so, of the last word while it is being typed, and of an unknown one; of an unknown word that begins none,
-- whether it stands inside of one, else what was probably meant; how it is written as a colour, if it is one.
create function find_known(typed text, typing boolean)
returns table (place integer, word text, stem text, forms text[], in_names integer, begins text[], inside boolean,
  meant text, meant_stem text, color text)
language plpgsql stable rows 4 as $$
declare
  words text[] := (find_tokens(typed))[1:12];
  known boolean;
begin
  for at in 1 .. cardinality(words) loop
    place := at;
    word := left(words[at], 60);
    stem := find_stem(word);
    begins := '{}'; inside := false; meant := null; meant_stem := null;
    select coalesce(array_agg(l.word), '{}'), coalesce(sum(l.in_names), 0)::integer into forms, in_names
    from find_lexicon l where l.stem = find_known.stem;
    known := cardinality(forms) > 0;
    if (typing and at = cardinality(words) and length(word) >= 2) or (not known and length(word) >= 3) then
      begins := array(select l.stem from find_lexicon l where l.word ^@ find_known.word and l.stem <> find_known.stem
        group by l.stem order by sum(l.in_names) desc, l.stem limit 12);
    end if;
    if not known and begins = '{}' and length(word) >= 3 then
      inside := exists (select from find_lexicon l where l.word like '%' || find_known.word || '%');
      if not inside and word !~ '\d' then
        meant := find_correction(word);
        meant_stem := find_stem(meant);
      end if;
    end if;
    select f.shown into color from find_facets f where f.facet = 'color:' || find_known.word;
    return next;
  end loop;
end $$;

-- Candidates: the first `most` in the order of the tiers. An Append runs its parts one after the other and LIMIT stops it,
-- so no part is begun that is not needed; that needs literal tiers, and a planner that never reads the table itself.
-- Fewer than `most`: these are all. Else the first `enough` of those that have every word in name or brand are scored
-- besides, because the first thousand may be weak ones. Score: where it matched × rank × in stock.
create function find_candidates(named tsquery, anywhere tsquery, ranking tsquery, most integer, enough integer)
returns table (product_id uuid, score real, found integer)
language plpgsql stable rows 50 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with loose as materialized (select * from (
      select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 0 and w.words @@ anywhere
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 1 and w.words @@ anywhere
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 2 and w.words @@ anywhere
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 3 and w.words @@ anywhere
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 4 and w.words @@ anywhere) x limit most),
    number as materialized (select count(*)::integer as n from loose),
    strict as materialized (select * from (
      select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 0 and w.words @@ named
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 1 and w.words @@ named
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 2 and w.words @@ named
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 3 and w.words @@ named
      union all select w.product_id, w.words, w.rank, w.in_stock from find_words w where tier = 4 and w.words @@ named) x
      where (select n from number) >= most limit enough),
    scored as (
      select * from strict
      union all
      select * from loose l where not exists (select from strict s where s.product_id = l.product_id))
  select s.product_id,
    (ts_rank('{0.05, 0.2, 0.45, 1}', s.words, ranking) * s.rank * case when s.in_stock then 1 else 0.3 end)::real,
    (select n from number)
  from scored s;
end $$;

-- Products with the words, the best tiers first.
create function find_words_with(wanted tsquery, most integer) returns table (product_id uuid)
language plpgsql stable rows 50 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select x.product_id from (
    select w.product_id from find_words w where tier = 0 and w.words @@ wanted
    union all select w.product_id from find_words w where tier = 1 and w.words @@ wanted
    union all select w.product_id from find_words w where tier = 2 and w.words @@ wanted
    union all select w.product_id from find_words w where tier = 3 and w.words @@ wanted
    union all select w.product_id from find_words w where tier = 4 and w.words @@ wanted) x limit most;
end $$;

-- Products whose description has the words, in no order.
create function find_mentions(wanted tsquery, most integer) returns table (product_id uuid)
language plpgsql stable rows 50 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_generic_plan as $$
begin
  return query select id from products where to_tsvector('simple', search_form(description)) @@ wanted limit most;
end $$;

-- Products whose SKU has the run of letters and digits.
create function find_skus(run text, most integer) returns table (product_id uuid)
language plpgsql stable rows 10 set enable_seqscan = off set enable_indexscan = off set plan_cache_mode = force_custom_plan as $$
begin
  return query select id from products
  where lower(sku) like '%' || regexp_replace(lower(run), '([\\%_])', '\\\1', 'g') || '%' limit most;
end $$;

-- Any run of letters in name, description, category, SKU or a tag: the lexicon knows which words have it inside, products
-- with these words are read and compared, at most `most` of them by name and `most` by description, the best ranked first.
-- `named`: it stands in the name.
create function find_inside(typed text, most integer) returns table (product_id uuid, named boolean) language plpgsql stable rows 20 as $$
declare
  run text := btrim(search_form(typed));
  parts text[] := regexp_split_to_array(run, '[^[:alnum:]]+');
  stems text[] := '{}';
  forms text[] := '{}';
  ids uuid[] := '{}';
  own_stems text[];
  own_forms text[];
  pattern text;
begin
  if run !~ '[[:alnum:]]' then return; end if;
  for at in 1 .. cardinality(parts) loop
    continue when parts[at] = '';
    -- Only the ends of a run can lie within words.
    pattern := case when at = 1 then '%' else '' end || parts[at] || case when at = cardinality(parts) then '%' else '' end;
    select array_agg(distinct quote_literal(w.stem)), array_agg(quote_literal(w.word)) into own_stems, own_forms
    from (select l.word, l.stem from find_lexicon l where l.word like pattern order by l.products desc, l.word limit 200) w;
    -- A part that no word has can only belong to a SKU.
    if own_stems is null then stems := '{}'; exit; end if;
    stems := stems || ('(' || array_to_string(own_stems, '|') || ')');
    forms := forms || ('(' || array_to_string(own_forms, '|') || ')');
  end loop;
  if stems <> '{}' then
    ids := array(select f.product_id from find_words_with(array_to_string(stems, '&')::tsquery, most) f)
      || array(select f.product_id from find_mentions(array_to_string(forms, '&')::tsquery, most) f);
  end if;
  if length(run) >= 3 then ids := ids || array(select f.product_id from find_skus(run, most) f); end if;
  return query
  select p.id, bool_or(strpos(p.search_name, run) > 0) from unnest(ids) with ordinality i (id, at) cross join lateral (select * from products p where p.id = i.id offset 0) p
    join categories c on c.id = p.category_id
  where strpos(search_form(concat_ws(E'\n', p.name, p.sku, c.name, array_to_string(p.tags, E'\n'), p.description)), run) > 0
  group by p.id order by min(i.at);
end $$;

-- Products with a run of letters in their name, among those with the words of `scope`: the best ranked first, those whose
-- name begins so before all others. The lexicon knows which words have the run inside; a name is compared letter by letter.
create function find_named(typed text, scope tsquery, most integer) returns table (product_id uuid, score real)
language plpgsql stable rows 50 as $$
declare
  run text := btrim(search_form(typed));
  parts text[] := regexp_split_to_array(run, '[^[:alnum:]]+');
  wanted tsquery := scope;
  stems text;
begin
  if run !~ '[[:alnum:]]' then return; end if;
  for at in 1 .. cardinality(parts) loop
    continue when parts[at] = '';
    select string_agg(distinct quote_literal('=' || w.stem), '|') into stems
    from (select l.stem from find_lexicon l
      where l.word like case when at = 1 then '%' else '' end || parts[at] || case when at = cardinality(parts) then '%' else '' end
      order by l.products desc, l.word limit 200) w;
    if stems is null then return; end if;
    wanted := case when wanted is null then stems::tsquery else wanted && stems::tsquery end;
  end loop;
  return query
  select f.product_id, (w.rank * case when strpos(p.search_name, run) = 1 then 100
    when p.search_name ~ ('(^|[^[:alnum:]])' || regexp_replace(run, '([^[:alnum:][:space:]])', '\\\1', 'g')) then 10 else 1 end)::real
  from find_words_with(wanted, most) f join find_words w using (product_id) join products p on p.id = f.product_id
  where strpos(p.search_name, run) > 0;
end $$;
