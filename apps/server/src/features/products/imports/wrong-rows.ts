import type { Readable } from 'node:stream';
import { type ProductColumn, problemColumn } from '@oja/domain/goods/product-columns';
import type { Db } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { csvStream, textCell } from '../../../platform/csv/csv-stream.ts';
import { showImport } from './show-imports.ts';
import { findWrongRows, type WrongRow } from './wrong-rows.queries.ts';

/** Rows at once. */
const most = 1_000;

/** The rows that were wrong or could not be stored, in the columns of their file, and why. @throws Refusal */
export async function wrongRows(db: Db, sellerId: SellerId, asked: string): Promise<Readable> {
  const { id, columns } = await showImport(db, sellerId, asked);
  return csvStream([...columns, problemColumn], pagesOf(db, sellerId, { id, columns }));
}

async function* pagesOf(db: Db, sellerId: SellerId, { id, columns }: { id: string; columns: ProductColumn[] }) {
  for (let after = 0; ; ) {
    const rows: WrongRow[] = await findWrongRows(db, sellerId, { id, after, most });
    yield rows.map(({ cells, problem }) => [...columns.map((column) => textCell(cells[column])), textCell(problem)]);
    if (rows.length < most) return;
    after = rows.at(-1)?.row ?? after;
  }
}
