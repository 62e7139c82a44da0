import { sql } from 'kysely';

/** Every colour of a product `p` in every size, each once in their order; one of '' where there is none. To be joined. */
export const choicesOfProduct = sql`lateral (
  select row_number() over (order by c.at, s.at) as place, c.color, s.size
  from (select color, min(at) as at from unnest(case when p.colors = '{}' then '{""}' else p.colors end)
      with ordinality c (color, at) group by color) c
    cross join (select size, min(at) as at from unnest(case when p.sizes = '{}' then '{""}' else p.sizes end)
      with ordinality s (size, at) group by size) s) c`;
