-- What a product is found by costs a third of what it cost: words are cut by functions whose plans are kept. PostgreSQL begins and
-- ends an executor at each call of a function in SQL that it cannot write into its caller, and a product calls these forty times.
-- What they say stays to the letter, so no row is made anew; only functions are replaced, and no table is locked.

create or replace function find_tokens(value text) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  cut text := btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    public.search_form(value), '(\d),(?=\d{3}\M)', '\1', 'g'), '[''’]s?\M', '', 'g'),
    '(\d)(gb|tb|mb|kg|ml|kva|mah|ah|cm|mm|inch|inches|yards|pcs|w|v)\M', '\1 \2', 'g'),
    '[^[:alnum:].]+|\.(?!\d)|(?<!\d)\.', ' ', 'g'));
begin
  return case when cut = '' then '{}'::text[] else string_to_array(cut, ' ') end;
end $$;

create or replace function find_stem(typed text) returns text language plpgsql immutable parallel safe strict as $$
declare
  w text := left(typed, 60);
begin
  return case when right(w, 1) <> 's' or length(w) < 4 or right(w, 2) in ('ss', 'us', 'is') or w ~ '\d' then w
    when right(w, 3) = 'ies' and length(w) > 4 then left(w, -3) || 'y'
    when right(w, 4) in ('sses', 'ches', 'shes') or right(w, 3) = 'xes' then left(w, -2)
    else left(w, -1) end;
end $$;

-- As before, but without a query for the words of the name and one for the facets.
create or replace function find_document(
  name text, brand text, kinds text, places text, facets text[]
) returns tsvector language plpgsql immutable parallel safe as $$
declare
  cut integer := find_name_end(name);
  core text[] := find_tokens(left(name, cut - 1));
  words text := '';
  place integer;
  noun integer := cardinality(core);
  whole text[] := '{}';
  w text;
begin
  for place in 1 .. cardinality(core) loop
    core[place] := find_stem(core[place]);
  end loop;
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
    words := words || ' ' || w || ':' || least(place, 80) || 'C =' || w;
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
    if w ^@ 'subcategory:' then words := words || ' ' || quote_literal(w) || ':95B';
    elsif w <> '' then whole := whole || w;
    end if;
  end loop;
  return words::tsvector || array_to_tsvector(whole);
end $$;

-- A product that this transaction has written already counts as written: nobody has seen what it was in between. Written again it
-- would have one more row, and each of its indexes one more entry.
create or replace function products_rewrite_of_variants() returns trigger language plpgsql as $$
begin
  update products set held = held
  where id in (select product_id from new_rows) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
