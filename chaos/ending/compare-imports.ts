import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { FileRow } from '../imports/goods-file.ts';
import type { Importer, SentImport } from '../imports/importer.ts';
import type { Tally } from '../tally.ts';

/** An import as the database has it. */
interface Kept {
  id: string;
  state: string;
  rows: number;
}

/** A row of a file: what became of its product, and whether there is one. */
interface KeptRow {
  importId: string;
  line: number;
  outcome: string | null;
  problem: string | null;
}

/**
 * One import is one import: what was stored is there, row by row, or told as refused; what was taken back, thrown away or
 * never stored has left nothing; and nothing is there that nobody sent.
 */
export async function compareImports(db: Db, importers: readonly Importer[], tally: Tally): Promise<void> {
  const stores = importers.map(({ store }) => store);
  const kept = new Map((await readImports(db, stores)).map((one) => [one.id, one]));
  const rows = Map.groupBy(await readRows(db, stores), ({ importId }) => importId);
  const named = await countNames(db, stores);
  for (const { sent } of importers) {
    for (const theImport of sent) {
      const { id } = theImport;
      const wrong = [
        ...judgeState(theImport, kept.get(id)),
        ...judgeRows(theImport, { kept: kept.get(id), rows: rows.get(id) ?? [], named }),
      ];
      for (const what of wrong) tally.violated(`import ${id}: ${what}`);
      kept.delete(id);
    }
  }
  for (const id of kept.keys()) tally.violated(`import ${id} is there, and nobody sent it`);
}

const atRest = ['ready', 'stored', 'undone'];

function judgeState({ rows, told }: SentImport, kept: Kept | undefined): string[] {
  const { sent, stored, undone, dropped } = told;
  if (dropped === 'yes') return kept ? ['it was thrown away, and is there'] : [];
  if (sent === 'no') return kept ? ['it was refused, and is there'] : [];
  if (!kept) return sent === 'yes' && dropped === undefined ? ['it was sent, and is gone'] : [];
  const { state } = kept;
  return [
    ...(atRest.includes(state) ? [] : [`it is still ${state}`]),
    ...(kept.rows < rows.length ? [`it has ${kept.rows} rows of ${rows.length}`] : []),
    ...(stored === 'yes' && state === 'ready' ? ['it was stored, and is not'] : []),
    ...(undone === 'yes' && state !== 'undone' ? [`it was taken back, and is ${state}`] : []),
    ...((stored ?? 'no') === 'no' && state !== 'ready' ? [`nobody stored it, and it is ${state}`] : []),
    ...((undone ?? 'no') === 'no' && state === 'undone' ? ['nobody took it back, and it is undone'] : []),
  ];
}

interface Found {
  kept: Kept | undefined;
  rows: readonly KeptRow[];
  /** Products and drafts by name. */
  named: ReadonlyMap<string, number>;
}

function judgeRows({ rows }: SentImport, found: Found): string[] {
  const of = new Map(found.rows.map((row) => [row.line, row]));
  return rows
    .filter(({ does }) => does !== 'change')
    .flatMap((row) => judgeRow(row, { state: found.kept?.state ?? 'gone', row: of.get(row.line), ...found }));
}

function judgeRow(
  { does, line, name }: FileRow,
  { state, row, named }: { state: string; row: KeptRow | undefined; named: Found['named'] },
): string[] {
  const many = named.get(name) ?? 0;
  if (many > 1) return [`${many} products come from row ${line}`];
  if (does === 'wrong') return many > 0 ? [`row ${line} is wrong, and there is a product of it`] : [];
  const isTold = (row?.problem ?? '') !== '';
  if (state === 'stored')
    return many === 0 && !isTold ? [`row ${line} was stored, and neither there nor told as refused`] : [];
  if (state === 'undone') return many > 0 && !isTold ? [`row ${line} was taken back, and is there without a word`] : [];
  return many > 0 ? [`row ${line} was not stored, and there is a product of it`] : [];
}

async function readImports(db: Db, stores: readonly string[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select id, state, (select count(*) from import_rows where import_id = imports.id)::integer as rows
    from imports where seller_id = any(${[...stores]}::uuid[])
  `.execute(db);
  return rows;
}

async function readRows(db: Db, stores: readonly string[]): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select r.import_id as "importId", r.row as line, p.outcome, p.problem
    from import_rows r left join import_products p on p.import_id = r.import_id and p.place = r.place
    where r.seller_id = any(${[...stores]}::uuid[])
  `.execute(db);
  return rows;
}

async function countNames(db: Db, stores: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; many: number }>`
    select name, count(*)::integer as many from (
      select name from products where seller_id = any(${[...stores]}::uuid[])
      union all
      select body ->> 'name' from product_drafts d where seller_id = any(${[...stores]}::uuid[])
        and not exists (select from products p where p.id = d.id)) there
    where name like 'Imported %' group by name
  `.execute(db);
  return new Map(rows.map(({ name, many }) => [name, many]));
}
