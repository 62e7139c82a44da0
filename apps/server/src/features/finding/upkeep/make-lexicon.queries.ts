import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

/**
 * Brings the lexicon to what stands in the shop now. Only words that changed are written: readers are never without it, and
 * what products that are written meanwhile add to it stays, because one statement sees one moment.
 */
export async function countWords(tx: Tx): Promise<void> {
  await sql`
    with open as (select * from sellers where status = 'approved'), spoken as (
      select w.word, w.in_name from products p join open on open.id = p.seller_id,
        find_words_of(p.name, p.brand_name, p.tags, p.description) w
      where p.status = 'live'
      union all
      select w, true from open, unnest(find_tokens(concat_ws(' ', store_name, business_address ->> 'city',
        business_address ->> 'state'))) w
      union all select w, false from open, unnest(find_tokens(description)) w
      union all select w, true from categories, unnest(find_tokens(name)) w
      union all select w, true from subcategories, unnest(find_tokens(name)) w
    ), fresh as materialized (
      select word, count(*)::integer as products, (count(*) filter (where in_name))::integer as in_names
      from spoken where length(word) <= 40 group by word
    ), gone as (
      delete from find_lexicon l where not exists (select from fresh f where f.word = l.word)
    )
    insert into find_lexicon as l (word, stem, products, in_names)
    select word, find_stem(word), products, in_names from fresh f
    where not exists (select from find_lexicon o where (o.word, o.products, o.in_names) = (f.word, f.products, f.in_names))
    order by word
    on conflict (word) do update set products = excluded.products, in_names = excluded.in_names`.execute(tx);
}

/** Keeps the misspellings of words that stand in so many names; those with figures are not corrected to. */
export async function keepMisspellings(tx: Tx, leastNames: number): Promise<void> {
  await sql`
    with fresh as materialized (
      -- A word of names is rather meant than one of descriptions.
      select distinct left(word, i - 1) || substr(word, i + 1) as form, word, 10 * in_names + products as products
      from find_lexicon, generate_series(1, length(word) + 1) i
      where in_names >= ${leastNames} and length(word) between 3 and 20 and word !~ '\\d'
    ), gone as (
      delete from find_misspellings m
      where not exists (select from fresh f where (f.form, f.word, f.products) = (m.form, m.word, m.products))
    )
    insert into find_misspellings (form, word, products)
    select form, word, products from fresh f
    where not exists (select from find_misspellings m where (f.form, f.word, f.products) = (m.form, m.word, m.products))
  `.execute(tx);
}
