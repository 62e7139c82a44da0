import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvStream } from '../platform/csv/csv-stream.ts';
import type { ExportedTable } from '../platform/tables/exported-table.ts';
import { workbookStream } from '../platform/tables/workbook-stream.ts';
import { sendCsv } from './send-csv.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Answers with a table as CSV, or as a workbook of one sheet. @param name without its ending */
export function sendTable(reply: FastifyReply, name: string, table: ExportedTable, format = 'csv'): string {
  const { columns, amounts, times, pages } = table;
  if (format === 'csv') return sendCsv(reply, name, csvStream(columns, pages));
  const looks = columns.map((column) =>
    amounts.includes(column) ? 'amount' : times.includes(column) ? 'time' : 'plain',
  );
  const lookOf = (row: number, at: number) => (row === 1 ? 'head' : (looks[at] ?? 'plain'));
  const widths = columns.map((column) => Math.max(14, column.length + 2));
  return sendWorkbook(
    reply,
    name,
    workbookStream([{ name: 'Sheet1', widths, lookOf, pages: withHead(columns, pages) }]),
  );
}

/** Answers with a workbook that is made while it goes out. @param name without its ending */
export function sendWorkbook(reply: FastifyReply, name: string, file: Readable): string {
  reply
    .type(workbookType)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}.xlsx"`);
  return file as unknown as string;
}

async function* withHead(columns: readonly string[], pages: ExportedTable['pages']) {
  yield [columns];
  yield* pages;
}
