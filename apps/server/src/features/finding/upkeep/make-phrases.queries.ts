import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

/** What was searched for longer ago is not offered any more. */
const rememberedFor = { days: 90 };
const mostThings = 100_000;

export async function forgetSearches(tx: Tx): Promise<void> {
  await sql`delete from find_searched where day < current_date - ${rememberedFor.days}::integer`.execute(tx);
}

/** @param leastNamed products that are called the same */
export async function replacePhrases(tx: Tx, leastNamed: number): Promise<void> {
  await sql`delete from find_phrases`.execute(tx);
  await sql`
    with open as (select * from sellers where status = 'approved'), sold as (
      select find_facet('brand', btrim(brand_name)) as brand,
        lower(btrim(left(name, find_name_end(name) - 1))) as thing, units_sold_recently as units from products
      where status = 'live' and seller_id in (select id from open)
    ), said as (
      select 'brand' as kind, f.shown, 4 + ln(1 + sum(units)::float8) as weight
      from sold join find_facets f on f.facet = sold.brand group by f.facet, f.shown
      union all
      (select 'thing', min(thing), 3 + ln(1 + sum(units)::float8) from sold where length(thing) between 3 and 60
       group by find_tokens(thing) having count(*) >= ${leastNamed} order by sum(units) desc limit ${mostThings})
      union all
      select 'place', f.shown, 3 + ln(count(*)::float8)
      from open s join find_facets f on f.facet = find_facet('state', btrim(s.business_address ->> 'state'))
      group by f.facet, f.shown
      union all
      select 'searched', min(shown), 3 + ln(sum(people)::float8) from find_searched
      -- Of words that stand in the shop: no names of people, nothing that finds nothing, and no insults.
      where not exists (select from unnest(find_tokens(form)) t (typed)
        where typed !~ '^[[:digit:].]+$' and not exists (select from find_lexicon where stem = find_stem(typed)))
      group by form
    ), formed as (select kind, shown, array_to_string(find_tokens(shown), ' ') as form, weight::real from said)
    insert into find_phrases (id, kind, shown, form, weight)
    select row_number() over (order by weight desc, form, kind), kind, shown, form, weight from formed where form <> ''
  `.execute(tx);
}

/** A phrase can be begun at each of its first four words, later ones a little less willingly. */
export async function beginPhrases(tx: Tx): Promise<void> {
  await sql`delete from find_phrase_starts`.execute(tx);
  await sql`
    insert into find_phrase_starts (form, weight, phrase)
    select array_to_string(words[i:], ' '), weight - 0.7 * (i - 1), id
    from (select id, weight, string_to_array(form, ' ') as words from find_phrases) p,
      generate_series(1, least(4, cardinality(words))) i
    order by 1`.execute(tx);
}

/** Writes down the best ten of each beginning that more than a hundred phrases share. */
export async function headPhrases(tx: Tx): Promise<void> {
  await sql`delete from find_phrase_heads`.execute(tx);
  await sql`
    insert into find_phrase_heads (head, place, phrase)
    select head, place, phrase from (
      select head, phrase, row_number() over (partition by head order by weight desc, phrase) as place,
        count(*) over (partition by head) as phrases
      from (
        select left(form, i) as head, phrase, max(weight) as weight
        from find_phrase_starts, generate_series(1, least(16, length(form))) i group by 1, 2) h) numbered
    where phrases > 100 and place <= 10`.execute(tx);
}
