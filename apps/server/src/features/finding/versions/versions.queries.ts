import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { VersionedScope } from './versioned-scope.ts';

export interface VersionRow {
  /** Null for the rows that an answer shows. */
  scope: VersionedScope | null;
  /** The place of these rows among those that were asked about, from 1. */
  place: number | null;
  version: string;
}

/** The transactions that wrote the rows of a kind among `names`, in their order; null if there are none of it. */
const writtenOf = (kind: 'product' | 'seller', table: 'products' | 'sellers') => sql`
  ${sql.lit(`${kind} `)} || (
    select string_agg(coalesce((select xmin::text from ${sql.table(table)} where id = i.id), '-'), ',' order by n)
    from unnest(string_to_array(substring(names from ${sql.lit(`${kind} ([^;]*)`)}), ',')::uuid[]) with ordinality i (id, n))`;

/**
 * The versions of scopes, and of rows that answers show, in one statement: how often a scope was written; of rows the
 * digest that `ShownRows.version` has of them.
 * @param rows of each answer which it shows, as `ShownRows.names` says it: products and stores
 */
export async function findVersions(
  db: Db,
  scopes: readonly VersionedScope[],
  rows: readonly string[],
): Promise<VersionRow[]> {
  const { rows: found } = await sql<VersionRow>`
    select scope, null::integer as place, coalesce((
      select sum(writes) from find_versions v where v.scope = case split_part(s.scope, ' ', 1)
        when 'category' then (select 'category:' || id from categories where slug = split_part(s.scope, ' ', 2))
        when 'subcategory' then (
          select 'subcategory:' || u.id from categories c join subcategories u on u.category_id = c.id
          where c.slug = split_part(s.scope, ' ', 2) and u.slug = split_part(s.scope, ' ', 3))
        when 'beside' then (
          select coalesce('subcategory:' || p.subcategory_id, 'category:' || p.category_id)
          from products p where p.id = split_part(s.scope, ' ', 2)::uuid)
        else s.scope end), 0)::text as version
    from unnest(${scopes}::text[]) s (scope)
    union all
    select null, place::integer, encode(sha256(convert_to(
      concat_ws(';', ${writtenOf('product', 'products')}, ${writtenOf('seller', 'sellers')}), 'utf8')), 'base64')
    from unnest(${rows}::text[]) with ordinality r (names, place) where names <> ''`.execute(db);
  return found;
}

/** Sums up the rows of each scope: the versions stay as they are. Two at once share the rows, and lose none. */
export async function foldVersions(db: Db): Promise<void> {
  await sql`
    with gone as (
      delete from find_versions
      where scope in (select scope from find_versions group by scope having count(*) > 1) returning scope, writes
    )
    insert into find_versions (scope, writes) select scope, sum(writes) from gone group by scope`.execute(db);
}
