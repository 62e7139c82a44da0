import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

export interface CategoryGuess {
  categoryId: string;
  subcategoryId: string | null;
  /** 'Fashion › Fabric' */
  words: string;
}

/** More words of a name say little of what the thing is. */
const MOST_WORDS = 12;
const MOST_CANDIDATES = 300;
/** Those of them that are most like the name say where it belongs. */
const MOST_ALIKE = 40;
const MOST_GUESSES = 3;

/** Names that one statement asks for: it may last five seconds. */
const MOST_NAMES = 50;

/** Where goods of such a name stand in the shop, the likeliest first; none where no goods have a word of it. */
export async function guessCategories(db: Db, name: string): Promise<CategoryGuess[]> {
  return (await guessCategoriesOfAll(db, [name])).get(name) ?? [];
}

/** The same of many names, as a list of goods has them. @returns the guesses of each name that has any */
export async function guessCategoriesOfAll(db: Db, names: readonly string[]): Promise<Map<string, CategoryGuess[]>> {
  const all = [...new Set(names)];
  const found: (CategoryGuess & { name: string })[] = [];
  for (let from = 0; from < all.length; from += MOST_NAMES) {
    const { rows } = await findGuesses(db, all.slice(from, from + MOST_NAMES));
    found.push(...rows);
  }
  const guesses = Map.groupBy(found, ({ name }) => name);
  return new Map([...guesses].map(([name, own]) => [name, own.map(({ name: _, ...guess }) => guess)]));
}

const findGuesses = (db: Db, names: readonly string[]) =>
  sql<CategoryGuess & { name: string }>`
    select given.name, guess."categoryId", guess."subcategoryId", guess.words
    from unnest(${[...names]}::text[]) as given (name) cross join lateral (
      with word as (
        select distinct quote_literal(find_stem(w)) as stem, quote_literal('=' || find_stem(w)) as named
        from unnest(find_tokens(left(given.name, find_name_end(given.name) - 1))) w
        where w ~ '[[:alpha:]]{2}' limit ${sql.lit(MOST_WORDS)}
      ), asked as materialized (
        select string_agg(stem, '|')::tsquery as words, string_agg(named, '|')::tsquery as named from word
      ), alike as (
        select found.product_id, found.score
        from asked, find_candidates(asked.named, asked.named, asked.words, ${sql.lit(MOST_CANDIDATES)}, 0) found
        where asked.named is not null order by found.score desc, found.product_id limit ${sql.lit(MOST_ALIKE)}
      )
      select f.category_id as "categoryId", f.subcategory_id as "subcategoryId", concat_ws(' › ', c.name, s.name) as words,
        row_number() over (order by sum(alike.score) desc, c.name, s.name) as place
      from alike join find_products f using (product_id) join categories c on c.id = f.category_id
        left join subcategories s on s.id = f.subcategory_id
      group by f.category_id, f.subcategory_id, c.name, s.name
    ) guess
    where guess.place <= ${sql.lit(MOST_GUESSES)} order by given.name, guess.place
  `.execute(db);
