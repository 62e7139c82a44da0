import { type RawBuilder, sql } from 'kysely';

/**
 * How well something matches, the database's twin of `matchRank()`: 0, its name starts with the text; 1, a word of its
 * name does; 2, its name contains it and a word of its other texts starts with it; 3, its name contains it; 4, something
 * else does. Name and texts are in the form of search.
 */
export function rankOf(name: RawBuilder<unknown>, texts: RawBuilder<unknown>, wanted: string): RawBuilder<number> {
  const form = sql`search_form(${wanted})`;
  const word = startOfWord(form);
  return sql`case
    when strpos(${name}, ${form}) = 1 then 0
    when strpos(${name}, ${form}) = 0 then 4
    when ${name} ~ ${word} then 1
    when ${texts} ~ ${word} then 2
    else 3
  end`;
}

/** A regular expression in which every character of the text means itself. */
function startOfWord(form: RawBuilder<unknown>): RawBuilder<string> {
  return sql`('(^|[^[:alnum:]])' || regexp_replace(${form}, '([^[:alnum:][:space:]])', '\\\\\\1', 'g'))`;
}
