import type { ImportRow as ShownRow } from '@oja/contract/desks/desk-imports';
import type { Filing } from '@oja/domain/goods/import/filing';
import type { FoundBySku } from '@oja/domain/goods/import/import-groups';
import type { ImportRow } from '@oja/domain/goods/import/import-row';
import type { ImportAction, ImportFailure } from '@oja/domain/goods/import/import-states';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** A row beside the key by which rows of one product are found together. */
export interface KeyedRow extends ImportRow {
  key: string;
}

/** A row beside its texts by the headings of its file. */
export type ReadRow = KeyedRow & { read: readonly string[] };

export async function insertRows(tx: Tx, sellerId: SellerId, id: string, rows: readonly ReadRow[]): Promise<void> {
  await sql`
    insert into import_rows (import_id, row, seller_id, key, cells, read)
    select ${id}::uuid, row, ${sellerId}::uuid, key, cells, array(select jsonb_array_elements_text(read))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (row integer, key text, cells jsonb, read jsonb)
  `.execute(tx);
}

/** A row beside where the shop has filed it. */
export interface FiledRow extends ImportRow {
  filing: Filing | null;
}

/** All rows of a locked import beside what was read of them. */
export async function findReadRows(tx: Tx, sellerId: SellerId, id: string): Promise<(FiledRow & { read: string[] })[]> {
  const { rows } = await sql<FiledRow & { read: string[] }>`
    select row, cells, filing, coalesce(read, '{}') as read from import_rows
    where import_id = ${id} and seller_id = ${sellerId} order by row
  `.execute(tx);
  return rows;
}

/** All rows of a locked import say something else from now on: nothing of them is compared, and nothing planned. */
export async function rewriteRows(tx: Tx, sellerId: SellerId, id: string, rows: readonly KeyedRow[]): Promise<void> {
  await sql`delete from goods_change_rows where change_id = ${id} and seller_id = ${sellerId}`.execute(tx);
  await sql`delete from import_products where import_id = ${id} and seller_id = ${sellerId}`.execute(tx);
  await sql`
    update import_rows r set key = said.key, cells = said.cells, filing = null, action = null, place = null, product_id = null,
      changes = '{}', before = '{}', problems = '[]', missing = '{}'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as said (row integer, key text, cells jsonb)
    where r.import_id = ${id} and r.seller_id = ${sellerId} and r.row = said.row
  `.execute(tx);
}

/** Products of the store that have one of these SKUs. */
export async function findBySkus(db: Db, sellerId: SellerId, skus: readonly string[]): Promise<FoundBySku[]> {
  const { rows } = await sql<FoundBySku>`
    select sku, id as "productId" from products where seller_id = ${sellerId} and sku = any(${[...skus]}::text[])
    union all
    select sku, product_id from product_variants where seller_id = ${sellerId} and sku = any(${[...skus]}::text[])
  `.execute(db);
  return rows;
}

/** How many products and about how many rows are compared at once. */
const MOST_KEYS = 250;
const MOST_ROWS = 500;

/** The keys of the next rows that are not compared: those of one part. */
export async function findKeysLeft(tx: Tx, sellerId: SellerId, id: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select key, min(row) as first, sum(count(*)) over (order by min(row)) - count(*) as before from import_rows
      where import_id = ${id} and seller_id = ${sellerId} and action is null group by key) waiting
    where before < ${MOST_ROWS} order by first limit ${MOST_KEYS}
  `.execute(tx);
  return rows.map(({ key }) => key);
}

/** Rows that were compared are to be compared again. */
export async function putOffComparing(tx: Tx, sellerId: SellerId, id: string, keys: readonly string[]): Promise<void> {
  await sql`
    update import_rows set action = null
    where import_id = ${id} and seller_id = ${sellerId} and key = any(${[...keys]}::text[])
  `.execute(tx);
}

export async function findByKeys(tx: Tx, sellerId: SellerId, id: string, keys: readonly string[]): Promise<FiledRow[]> {
  const { rows } = await sql<FiledRow>`
    select row, cells, filing from import_rows
    where import_id = ${id} and seller_id = ${sellerId} and key = any(${[...keys]}::text[]) order by row
  `.execute(tx);
  return rows;
}

/** What names the product of each row, of the whole file. */
export async function findNames(tx: Tx, sellerId: SellerId, id: string): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select row, key, jsonb_strip_nulls(jsonb_build_object('sku', cells -> 'sku', 'group', cells -> 'group', 'name', cells -> 'name')) as cells
    from import_rows where import_id = ${id} and seller_id = ${sellerId} order by row
  `.execute(tx);
  return rows;
}

/** Rows are of other products from now on. */
export async function writeKeys(tx: Tx, sellerId: SellerId, id: string, rows: readonly KeyedRow[]): Promise<void> {
  const records = rows.map(({ row, key }) => ({ row, key }));
  await sql`
    update import_rows r set key = named.key from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as named (row integer, key text)
    where r.import_id = ${id} and r.seller_id = ${sellerId} and r.row = named.row and r.key <> named.key
  `.execute(tx);
}

/** A row of a locked import. */
export async function findRow(tx: Tx, sellerId: SellerId, id: string, row: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select row, cells from import_rows where import_id = ${id} and seller_id = ${sellerId} and row = ${row}
  `.execute(tx);
  return rows[0];
}

export async function writeCells(tx: Tx, sellerId: SellerId, id: string, { row, cells }: ImportRow): Promise<void> {
  await sql`
    update import_rows set cells = ${JSON.stringify(cells)}::jsonb
    where import_id = ${id} and seller_id = ${sellerId} and row = ${row}
  `.execute(tx);
}

interface Alike {
  /** What the rows say in these columns. */
  said: Partial<Record<string, string>>;
  /** What they are to say. */
  cells: Partial<Record<string, string>>;
}

/** Mends the cells of all rows that are wrong in one of these columns and say the same in all of them. @returns those rows */
export async function writeAlike(tx: Tx, sellerId: SellerId, id: string, { said, cells }: Alike): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    update import_rows r set cells = r.cells || ${JSON.stringify(cells)}::jsonb
    where r.import_id = ${id} and r.seller_id = ${sellerId} and r.action = 'wrong'
      and exists (select from jsonb_array_elements(r.problems) told where told ->> 'column' = any(${Object.keys(said)}::text[]))
      and not exists (select from jsonb_each_text(${JSON.stringify(said)}::jsonb) asked
        where lower(btrim(coalesce(r.cells ->> asked.key, ''))) <> lower(btrim(asked.value)))
    returning r.row, r.key, r.cells
  `.execute(tx);
  return rows;
}

/** Writes into the cells of rows where they are filed, or what they say where they are not any more. */
export async function writeFiling(tx: Tx, sellerId: SellerId, id: string, rows: readonly FiledRow[]): Promise<void> {
  const records = rows.map(({ row, cells, filing }) => ({ row, cells, filing }));
  await sql`
    update import_rows r set cells = filed.cells, filing = nullif(filed.filing, 'null')
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as filed (row integer, cells jsonb, filing jsonb)
    where r.import_id = ${id} and r.seller_id = ${sellerId} and r.row = filed.row
  `.execute(tx);
}

/** The lines of a file that give these SKUs, by SKU. */
export async function findLinesOfSkus(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  skus: readonly string[],
): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ sku: string; lines: number[] }>`
    select btrim(cells ->> 'sku') as sku, array_agg(row order by row) as lines from import_rows
    where import_id = ${id} and seller_id = ${sellerId} and btrim(cells ->> 'sku') = any(${[...skus]}::text[])
    group by 1 having count(*) > 1
  `.execute(tx);
  return new Map(rows.map(({ sku, lines }) => [sku, lines]));
}

/** What every row of an import says of photographs: what it is called by, and what it lists. */
export async function findNaming(tx: Tx, sellerId: SellerId, id: string): Promise<KeyedRow[]> {
  const { rows } = await sql<KeyedRow>`
    select row, key, jsonb_strip_nulls(jsonb_build_object(
      'sku', cells ->> 'sku', 'group', cells ->> 'group', 'pictures', cells ->> 'pictures')) as cells
    from import_rows where import_id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
  return rows;
}

/** Of an import the rows that became that, found from what did: most are none. */
export const rowsBecame = (
  sellerId: SellerId,
  { id, outcome }: { id: string | RawBuilder<unknown>; outcome: ImportFailure },
) => sql`
  select became_of.row from import_products p
    join import_rows became_of on became_of.import_id = p.import_id and became_of.seller_id = p.seller_id and became_of.place = p.place
  where p.import_id = ${id} and p.seller_id = ${sellerId} and p.outcome = ${outcome}
  union
  select made_of.row from import_rows made_of
  where made_of.import_id = ${id} and made_of.seller_id = ${sellerId} and (
    select bool_or(c.outcome = ${outcome}) from goods_change_rows c
    where c.change_id = ${id} and c.seller_id = ${sellerId} and c.row = any(made_of.changes))`;

type ListedRow = ShownRow & { front: number };

/** Where a page begins; which rows: of one kind, those of which something failed, or those of lines. */
interface AskedRows {
  id: string;
  action?: ImportAction | undefined;
  outcome?: ImportFailure | undefined;
  lines?: readonly number[];
  after: { front: string; row: string } | null;
  most: number;
}

export async function findRows(db: Db, sellerId: SellerId, asked: AskedRows): Promise<ListedRow[]> {
  const { id, action, outcome, lines, after, most } = asked;
  const front = action ? sql`0` : sql`(r.action is distinct from 'wrong')::integer`;
  const { rows } = await sql<ListedRow>`
    with page as (
      select r.*, ${front} as front from import_rows r
      where r.import_id = ${id} and r.seller_id = ${sellerId}
        ${action ? sql`and r.action = ${action}` : sql`and r.action is not null`}
        ${outcome ? sql`and r.row in (${rowsBecame(sellerId, { id, outcome })})` : sql``}
        ${lines ? sql`and r.row = any(${[...lines]}::integer[])` : sql``}
        ${after ? sql`and (${front}, r.row) > (${Number(after.front)}::integer, ${Number(after.row)}::integer)` : sql``}
      order by front, r.row limit ${most})
    select page.front, page.row, page.action, p.id as "productId", page.cells, page.before, page.problems,
      coalesce(p.name, nullif(page.cells ->> 'name', ''), (
        select left(named.cells ->> 'name', 500) from import_rows named
        where named.import_id = ${id} and named.seller_id = ${sellerId} and named.key = page.key and named.cells ->> 'name' <> ''
        order by named.row limit 1), '') as name,
      case when 'refused' = any(done.outcomes) then 'refused' when 'not-undone' = any(done.outcomes) then 'not-undone'
        when 'planned' = any(done.outcomes) or done.outcomes is null then 'planned'
        when 'stored' = any(done.outcomes) then 'stored' else 'undone' end as outcome,
      done.problem
    from page left join products p on p.id = page.product_id and p.seller_id = ${sellerId}
      cross join lateral (
        select array_agg(outcome) as outcomes, min(problem) as problem from (
          select outcome, problem from import_products
          where import_id = ${id} and seller_id = ${sellerId} and place = page.place
          union all
          select case outcome when 'made' then 'stored' else outcome end, problem from goods_change_rows
          where change_id = ${id} and seller_id = ${sellerId} and row = any(page.changes)) became) done
    order by page.front, page.row
  `.execute(db);
  return rows;
}
