import type { OpenDatabase } from '../../apps/server/src/database/pool.ts';

export interface Column {
  table: string;
  name: string;
  /** PostgreSQL's own name of the type: int8, text, _text (an array of text) … */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Computed by the database; cannot be written. */
  generated: boolean;
  /** The values a CHECK (column IN (…)) allows, or null without one. */
  allowed: string[] | null;
}

/** Every column of every table of the shop, in the order of tables' names and columns' places. */
export async function readSchema(pool: OpenDatabase['pool']): Promise<Column[]> {
  const { rows } = await pool.query<Omit<Column, 'allowed'> & { check: string | null }>(`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as nullable,
           c.column_default is not null or c.is_identity = 'YES' as "hasDefault", c.is_generated = 'ALWAYS' as generated,
           (select pg_get_constraintdef(con.oid) from pg_constraint con
             where con.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass and con.contype = 'c'
               and con.conkey = array[c.ordinal_position::int2]
               and pg_get_constraintdef(con.oid) like '%= ANY (ARRAY[%' limit 1) as check
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
     order by c.table_name collate "C", c.ordinal_position`);
  return rows.map(({ check, ...column }) => ({
    ...column,
    allowed: column.type === 'text' ? allowedValues(check) : null,
  }));
}

/** `CHECK ((state = ANY (ARRAY['held'::text, 'released'::text])))` → held, released. Null for anything more than that. */
export function allowedValues(check: string | null): string[] | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check ?? '')?.[1];
  if (list === undefined) return null;
  const values = [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => (value ?? '').replaceAll("''", "'"));
  return values.length > 0 ? values : null;
}
