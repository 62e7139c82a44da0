import { MOST_IMPORTED_ROWS } from '@oja/contract/desks/desk-imports';
import { findHeads } from '@oja/domain/goods/import/find-heads';
import type { Deps } from '../../../deps.ts';
import { refusal } from '../../../http/refusal.ts';
import { cellText } from './cell-text.ts';

/** Seconds after which a file is tried again that the shop was too busy for. */
const laterBy = 10;

export interface ReadRows {
  headings: string[];
  /** What is no product and no error, in words. */
  leftOut: string[];
  /** Texts by the headings. */
  rows: { row: number; read: string[] }[];
}

/** The rows of a file of products below the line that says what its columns are. @throws Refusal for what is no such file */
export async function readRows({ tableReaders }: Deps, bytes: Buffer): Promise<ReadRows> {
  const table = await tableReaders.read(bytes, { most: MOST_IMPORTED_ROWS });
  if (table.kind === 'busy') throw refusal('busy_with_files', {}, laterBy);
  if (table.kind === 'unreadable') throw unreadable(table.why);
  if (table.kind === 'too_long') {
    throw refusal('import_too_long', { rows: inFigures(table.rows), most: inFigures(MOST_IMPORTED_ROWS) });
  }
  const lines = [table.head, ...table.rows].map(({ line, cells }) => ({ line, cells: cells.map(cellText) }));
  const { heads, rows, leftOut } = findHeads(lines);
  if (rows.length === 0) throw unreadable('it has no rows below its headings');
  return {
    ...{ headings: heads, leftOut },
    rows: rows.map(({ line, cells }) => ({ row: line, read: heads.map((_, at) => cells[at] ?? '') })),
  };
}

const unreadable = (why: string) => refusal('import_unreadable', { why });
const inFigures = (many: number): string => many.toLocaleString('en-NG');
