import type { Pool } from 'pg';

export interface AsideIndex {
  name: string;
  /** The statement that makes it again. */
  definition: string;
}

/**
 * Takes away the indexes that no constraint stands on: built at once they take a tenth of the time that they take row by
 * row, and are as compact as in a shop that was reindexed.
 */
export async function setIndexesAside(pool: Pool): Promise<AsideIndex[]> {
  const { rows } = await pool.query<AsideIndex>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by 1`);
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  return rows;
}

/** Makes them again. @param done told after each */
export async function putIndexesBack(
  pool: Pool,
  indexes: readonly AsideIndex[],
  done: (count: number) => void,
): Promise<void> {
  for (const [place, { definition }] of indexes.entries()) {
    await pool.query(definition);
    done(place + 1);
  }
}
