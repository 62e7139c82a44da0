import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import { groupRows, skusIn } from '@oja/domain/goods/import/import-groups';
import type { ImportRow } from '@oja/domain/goods/import/import-row';
import type { ProductColumn } from '@oja/domain/goods/product-columns';
import type { Tx } from '../../../database/pool.ts';
import type { Deps } from '../../../deps.ts';
import type { SellerId } from '../../../http/desk.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { actOnGoods } from '../act-on-goods.ts';
import { cellText } from './cell-text.ts';
import { compareAnew } from './compare-next.ts';
import { compareRows } from './compare-rows.ts';
import {
  findBySkus,
  findNames,
  findRow,
  findRows,
  type KeyedRow,
  writeAlike,
  writeCells,
  writeKeys,
} from './import-rows.queries.ts';
import { lockImport, noteCompared } from './imports.queries.ts';
import { showImport } from './show-imports.ts';

const mostShown = 200;

/** Mends cells of a row, and compares anew whatever that changes: the rows of its product, of before and of now. @throws Refusal */
export async function mendImportRow(
  deps: Deps,
  call: Call<'mendImportRow'>,
): Promise<ResponseOf<Endpoints['mendImportRow']>> {
  const id = call.params.id.toLowerCase();
  const { row: line } = call.params;
  return actOnGoods(deps, call, async ({ tx, desk: { sellerId } }) => {
    const locked = await lockImport(tx, sellerId, id);
    if (!locked) throw refusal('import_not_found');
    if (locked.state !== 'ready') throw refusal('import_not_ready', { state: locked.state });
    const before = await findRow(tx, sellerId, id, line);
    if (!before) throw refusal('import_row_not_found');
    const mended = Object.entries(call.body.cells).map(([column, text]) => [column, cellText(text)]);
    const row: ImportRow = { row: line, cells: { ...before.cells, ...Object.fromEntries(mended) } };
    const names = await findNames(tx, sellerId, id);
    await writeCells(tx, sellerId, id, row);
    const keys = await touchedBy(tx, sellerId, { id, before, row, names });
    const touched = await compareRows(tx, sellerId, id, keys);
    await noteCompared(tx, sellerId, id);
    if (call.body.alike) await mendAlike(tx, sellerId, id, { before, cells: row.cells, columns: call.body.alike });
    const lines = [line, ...touched.map((each) => each.row).filter((each) => each !== line)].slice(0, mostShown);
    const rows = await findRows(tx, sellerId, { id, lines, after: null, most: mostShown });
    return { import: await showImport(tx, sellerId, id), rows: rows.map(({ front: _, ...shown }) => shown) };
  });
}

interface Alike {
  /** The row that was mended, as it was. */
  before: ImportRow;
  cells: ImportRow['cells'];
  columns: readonly ProductColumn[];
}

/** By these rows are found: they are each row's own. */
const ownColumns: readonly ProductColumn[] = ['sku', 'group', 'name', 'color', 'size'];

/** Mends the rows that are wrong in one of these columns and say there what the mended one said; many are compared by the job. */
async function mendAlike(tx: Tx, sellerId: SellerId, id: string, { before, cells, columns }: Alike): Promise<void> {
  if (columns.length === 0 || columns.some((column) => ownColumns.includes(column))) return;
  const of = (row: ImportRow['cells']) => Object.fromEntries(columns.map((column) => [column, row[column] ?? '']));
  const rows = await writeAlike(tx, sellerId, id, { said: of(before.cells), cells: of(cells) });
  if (rows.length > 0) await compareAnew(tx, sellerId, id, rows);
}

interface Mended {
  id: string;
  before: ImportRow;
  row: ImportRow;
  /** Of all rows, as they were. */
  names: readonly KeyedRow[];
}

/** Keys of the rows that a mended one changes: those that were or are of one product with it, or have its SKU. */
async function touchedBy(tx: Tx, sellerId: SellerId, { id, before, row, names }: Mended): Promise<string[]> {
  const now = names.map((each) => (each.row === row.row ? { ...row, key: each.key } : each));
  const groups = groupRows(now, await findBySkus(tx, sellerId, skusIn(now)));
  const keys = new Map(groups.flatMap((group) => group.rows.map((each) => [each.row, group.key] as const)));
  const keyed = now.map((each) => ({ ...each, key: keys.get(each.row) ?? each.key }));
  await writeKeys(tx, sellerId, id, keyed);
  const skus = new Set([before, row].map(({ cells }) => (cells.sku ?? '').trim()).filter(Boolean));
  const old = new Map(names.map((each) => [each.row, each.key]));
  const own = new Set([old.get(row.row), keys.get(row.row)]);
  const touched = keyed.filter(
    ({ row: line, key, cells }) =>
      key !== old.get(line) || own.has(key) || own.has(old.get(line)) || skus.has((cells.sku ?? '').trim()),
  );
  return [...new Set(touched.map(({ key }) => key))];
}
