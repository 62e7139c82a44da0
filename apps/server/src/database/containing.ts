import { type RawBuilder, sql } from 'kysely';

/**
 * A LIKE pattern for what holds a text in the form that is searched, in which % _ \ of the text mean themselves. Escaped
 * last, because unaccent() makes a % of a wide one.
 */
export const containing = (text: string | RawBuilder<string>) =>
  sql<string>`('%' || regexp_replace(search_form(${text}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
