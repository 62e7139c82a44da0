/**
 * What triggers keep in other rows than the one that is written, filled from scratch when everything is loaded. A table
 * that is kept by a trigger of what is loaded here belongs into this list.
 */
export const keptByTriggers: readonly { what: string; fill: string }[] = [
  {
    what: 'slugs of stores',
    fill: `insert into seller_slugs (slug, seller_id) select slug, id from sellers`,
  },
  {
    // Before what finding reads, so that each product is put where it stays.
    what: 'tiers of ranks',
    fill: `with standing as materialized (
        select find_standing(find_rank(units_sold_recently, rating_sum, rating_count, created_at), id) as at from products
      ), numbered as (select at, row_number() over (order by at desc) as n from standing),
      tiers as (
        select (place - 1)::smallint as tier, most, lag(most, 1, 0::bigint) over (order by place) as before
        from unnest('{4000,32000,256000,2048000,9000000000000000}'::bigint[]) with ordinality e (most, place))
      insert into find_tiers (tier, at_least)
      select tier, coalesce((select at from numbered where n = most and most < (select count(*) from standing)), 0)
      from tiers where before < (select count(*) from standing)`,
  },
  {
    what: 'what lists read',
    fill: `insert into find_products select * from find_product_rows`,
  },
  {
    what: 'what lists of desks read',
    fill: `insert into desk_products select * from desk_product_rows`,
  },
  {
    what: 'what searches read',
    fill: `insert into find_words
      select product_id, find_tier_of(rank, product_id), rank, in_stock, words from find_word_rows`,
  },
  {
    what: 'how facets are written',
    fill: `insert into find_facets select distinct on (facet) facet, shown from find_facet_rows order by facet, shown`,
  },
  {
    what: 'scopes to be counted',
    fill: `insert into find_changes (scope, renamed)
      select 'category:' || id, false from categories union all select 'subcategory:' || id, false from subcategories
      union all select 'seller:' || id, false from sellers`,
  },
  {
    // The start of a server has nothing to fill.
    what: 'that finding is filled',
    fill: `insert into find_made (what) values ('filled') on conflict (what) do update set at = now()`,
  },
  {
    what: 'sizes of categories',
    fill: `update categories c set product_count = (
        select count(*) from find_products where category_id = c.id)`,
  },
  {
    what: 'ratings of stores',
    fill: `update sellers s set rating_sum = goods.sum, rating_count = goods.count
      from (select seller_id, sum(rating_sum) as sum, sum(rating_count) as count from products group by seller_id) goods
      where goods.seller_id = s.id`,
  },
];
