import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';

export interface Sizes {
  /** Bytes, of the whole database. */
  database: number;
  /** The ten largest tables and indexes, each by itself. */
  largest: { name: string; kind: 'table' | 'index'; bytes: number }[];
}

export async function readSizes(db: Db): Promise<Sizes> {
  const { rows } = await sql<Sizes['largest'][number]>`
    select relname as name, case relkind when 'i' then 'index' else 'table' end as kind,
      pg_table_size(oid)::bigint as bytes
    from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace
    order by pg_table_size(oid) desc limit 10`.execute(db);
  const { rows: whole } = await sql<{
    bytes: number;
  }>`select pg_database_size(current_database())::bigint as bytes`.execute(db);
  return { database: whole[0]?.bytes ?? 0, largest: rows };
}
