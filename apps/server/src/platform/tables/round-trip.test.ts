import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvStream, textCell } from '../csv/csv-stream.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';
import { workbookStream } from './workbook-stream.ts';

const head = ['sku', 'name', 'description'];
const texts = [
  ["'quoted", "'quoted'", "''"],
  ['=1+1', '+234 803', '-5 %'],
  ['@ọjà', '＝1', "'=1"],
  ['Ẹ̀wà àgànyìn', 'Ṣòkòtò, ọ̀ṣọ́', 'Gẹ̀lẹ̀ "Àṣọ òkè"'],
  ['6 yards, "hollandais"', 'two\nlines', 'three\r\n\tlines\r'],
  ['  blanks  ', '<b>&amp;</b>', '😀 _x000D_ \u0001'],
  ['00123', '1e5', 'TRUE'],
  ['A1', '', 'last'],
];
const rows = texts.map((cells) => cells.map(textCell));
async function* pages() {
  yield rows.slice(0, 3);
  yield [];
  yield rows.slice(3);
}
const written = {
  kind: 'read',
  head: { line: 1, cells: head },
  rows: texts.map((cells, at) => ({ line: at + 2, cells })),
};

it('reads of a CSV file the very cells that were written', async () => {
  expect(readCsv(await buffer(csvStream(head, pages())), 5_000)).toEqual(written);
});

/** Of one sheet, with its head. */
const workbookOf = (columns: readonly string[], cells: AsyncIterable<(string | number | null)[][]>, look = 'plain') =>
  buffer(
    workbookStream([
      {
        name: 'Sheet1',
        widths: columns.map(() => 14),
        lookOf: (row) => (row === 1 ? 'head' : (look as 'plain')),
        pages: (async function* () {
          yield [columns];
          yield* cells;
        })(),
      },
    ]),
  );

it('reads of a workbook the very cells that were written', async () => {
  expect(await readWorkbook(await workbookOf(head, pages()), 5_000)).toEqual(written);
});

it.each([
  ['amount', ['12000.00', '-6300.50', '', 0.1, "'=1"], ['12000', '-6300.5', '', '0.1', '=1']],
  ['time', ['2026-11-26 14:05', '2024-02-29 23:59', ''], ['2026-11-26 14:05', '2024-02-29 23:59']],
])('has numbers of a workbook as numbers: %s', async (look, cells, read) => {
  async function* page() {
    yield [cells];
  }
  const columns = cells.map((_, at) => `c${at}`);
  const bytes = await workbookOf(columns, page(), look);
  const table = await readWorkbook(bytes, 5_000);
  expect(table.kind === 'read' && table.rows[0]?.cells.slice(0, read.length)).toEqual(read);
});

it('writes a workbook of 50,000 rows as far as it is read', async () => {
  let asked = 0;
  async function* many() {
    for (; asked < 50; asked++) yield Array.from({ length: 1_000 }, (_, row) => [`SKU-${asked}-${row}`, 'x', 'y']);
  }
  const file = workbookStream([{ name: 'Sheet1', widths: [], lookOf: () => 'plain', pages: many() }]);
  for await (const _ of file) break;
  expect(asked).toBeLessThan(25);
});
