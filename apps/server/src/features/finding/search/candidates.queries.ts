import { MOST_COUNTED } from '@oja/domain/goods/filters';
import { type RawBuilder, sql } from 'kysely';
import { type Candidates, ENOUGH_NAMED, type FoundByWords } from './candidates.ts';

type Rows = RawBuilder<{ product_id: string; score: number }>;

/** More products are not compared letter by letter. */
const MOST_INSIDE = 150;

/**
 * The candidates as a table with `product_id` and `score`: the higher, the better. Below 0: the text stands inside of the
 * name's words, in the description, or anywhere inside of words, in this order.
 */
export function candidateRows(candidates: Candidates): Rows {
  if (candidates.by === 'words') return wordRows(candidates);
  const { run, among, most } = candidates;
  return sql`(select product_id, score from find_named(${run}, ${among === '' ? null : among}::tsquery, ${most}))`;
}

/** What mentions the text is only looked for where all can be counted. */
function wordRows({ terms, run, most }: FoundByWords): Rows {
  return sql`(
    with by_words as materialized (
      select product_id, score from find_candidates(
        ${terms.named}::tsquery, ${terms.anywhere}::tsquery, ${terms.ranking}::tsquery, ${most}, ${ENOUGH_NAMED})
    ), few as materialized (select count(*) <= ${sql.lit(MOST_COUNTED)} as are_all from by_words),
    mentions as (
      select product_id, max(score) as score from (
        select product_id, -2 as score from find_mentions(${terms.mentioned}::tsquery, ${sql.lit(MOST_COUNTED)})
        where (select are_all from few)
        union all
        select product_id, case when named then -1 else -3 end from find_inside(${run}, ${sql.lit(MOST_INSIDE)})
        where (select are_all from few)
      ) m where not exists (select from by_words b where b.product_id = m.product_id) group by product_id
    )
    select product_id, score from by_words
    union all
    select product_id, (m.score + 1 - 1 / (1 + w.rank))::real from mentions m join find_words w using (product_id))`;
}
