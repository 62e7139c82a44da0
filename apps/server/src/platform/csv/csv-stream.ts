import { Readable } from 'node:stream';
import { guardedCell } from '@oja/domain/text/csv-cell';
import { stringify } from 'csv-stringify/sync';
import type { ExportedRow } from '../tables/exported-table.ts';

/** A text, guarded against spreadsheets that would carry it out. Amounts, numbers and days stand as they are. */
export const textCell = (text: string | null | undefined): string => guardedCell(text ?? '');

/**
 * A CSV file in UTF-8 that says so, written as far as it is read: of the pages no more than the next one is in memory, and
 * none is asked for once its reader is gone.
 */
export function csvStream(columns: readonly string[], pages: AsyncIterable<readonly ExportedRow[]>): Readable {
  return Readable.from(textOf(columns, pages), { objectMode: false });
}

async function* textOf(
  columns: readonly string[],
  pages: AsyncIterable<readonly ExportedRow[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(`\uFEFF${lines([columns])}`);
  for await (const rows of pages) if (rows.length > 0) yield Buffer.from(lines(rows));
}

const lines = (rows: readonly ExportedRow[]): string =>
  stringify(
    rows.map((row) => [...row]),
    // A line that breaks in a cell, by either letter: whoever reads it would begin a row there.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
