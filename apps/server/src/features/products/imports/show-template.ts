import { productColumns } from '@oja/domain/goods/product-columns';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../database/pool.ts';
import { sendTable, sendWorkbook } from '../../../http/send-table.ts';
import { textCell } from '../../../platform/csv/csv-stream.ts';
import { type Sheet, workbookStream } from '../../../platform/tables/workbook-stream.ts';
import { findCategories } from '../../catalogue/catalogue.questions.ts';
import { amountColumns } from '../export/export-products.ts';
import { exampleRows, explanationRows, neededColumns } from './template-rows.ts';

const explanationHead = ['column', 'needed', 'what it holds', '', 'category', 'subcategory'];
const guarded = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.map(textCell));

/** A file to begin with, as a page of an export. In a workbook a second sheet tells what goes where. */
export async function showTemplate(db: Db, reply: FastifyReply, format = 'csv'): Promise<string> {
  const shelves = await findCategories(db);
  const examples = guarded(exampleRows(shelves));
  if (format === 'csv') {
    const table = { columns: productColumns, amounts: [], times: [], pages: only(examples) };
    return sendTable(reply, 'template', table);
  }
  const products: Sheet = {
    name: 'Products',
    widths: productColumns.map((column) => (column === 'name' || column === 'description' ? 40 : 14)),
    lookOf: (row, at) => (row === 1 ? headLook(at) : isAmount(at) ? 'amount' : 'plain'),
    pages: [[productColumns], examples],
  };
  const explanation: Sheet = {
    name: 'Columns and categories',
    widths: [14, 8, 80, 4, 26, 30],
    lookOf: (row) => (row === 1 ? 'head' : 'plain'),
    pages: [[explanationHead], guarded(explanationRows(shelves))],
  };
  return sendWorkbook(reply, 'template', workbookStream([products, explanation]));
}

const headLook = (at: number) => (neededColumns.some((column) => column === productColumns[at]) ? 'needed' : 'head');
const isAmount = (at: number) => amountColumns.some((column) => column === productColumns[at]);

async function* only<Rows>(page: Rows) {
  yield page;
}
