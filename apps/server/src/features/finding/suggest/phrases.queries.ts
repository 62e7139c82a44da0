import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

/** A text that the search box offers. */
export interface Phrase {
  text: string;
  kind: 'brand' | 'thing' | 'place' | 'searched';
}

/** The weightiest phrases of which a word begins like the text; of beginnings that many share the best are written down. */
export async function findPhrases(db: Db, typed: string, most: number): Promise<Phrase[]> {
  const { rows } = await sql<Phrase>`
    with typed as (select array_to_string(find_tokens(${typed}), ' ') || case when ${typed} ~ '\\s$' then ' ' else '' end as head),
    best as (
      select h.phrase, 1000 - h.place::real as weight from find_phrase_heads h, typed t where h.head = t.head
      union all
      select s.phrase, s.weight from (
        select s.phrase, s.weight from find_phrase_starts s, typed t
        where btrim(t.head) <> '' and s.form >= t.head and s.form < t.head || chr(1114109)
          and not exists (select from find_phrase_heads h where h.head = t.head) limit 101) s
    )
    select p.shown as text, p.kind
    from (select phrase, max(weight) as weight from best group by phrase) b join find_phrases p on p.id = b.phrase
    order by b.weight desc, p.shown limit ${most}`.execute(db);
  return rows;
}

/** What many have searched for of late. */
export async function findPopularSearches(db: Db, most: number): Promise<Phrase[]> {
  return db
    .selectFrom('find_phrases')
    .select(['shown as text', 'kind'])
    .where('kind', '=', 'searched')
    .orderBy('weight', 'desc')
    .orderBy('shown')
    .limit(most)
    .execute();
}
