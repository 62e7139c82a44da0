import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { sheetRow, textCell, workbookFile } from '../../testing/workbook-file.ts';
import { readWorkbook } from './read-workbook.ts';

const read = (bytes: Buffer) => readWorkbook(bytes, 5_000);
const head = sheetRow(1, textCell('sku'), textCell('price'));
const MB = 1024 * 1024;
const tooLarge = 'it is too large to be read at once';
const noXml = 'it is no workbook (XLSX) that can be read';
const noWorkbook = 'it is no workbook (XLSX) that can be';

it.each([
  ['<c><v>12000.5</v></c>', '12000.5'],
  ['<c><v>1.2E4</v></c>', '12000'],
  ['<c><v>0.30000000000000004</v></c>', '0.3'],
  ['<c><v>12000.499999999998</v></c>', '12000.5'],
  ['<c><v>6001234567890</v></c>', '6001234567890'],
  ['<c><v>1e-7</v></c>', '0.0000001'],
  ['<c><v>-5</v></c>', '-5'],
  ['<c t="b"><v>1</v></c>', 'TRUE'],
  // A formula is what it came to, and what it failed with is seen.
  ['<c><f>SUM(A1:A9)</f><v>42</v></c>', '42'],
  ['<c t="str"><f>HYPERLINK("x")</f><v>Ankara</v></c>', 'Ankara'],
  ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['<c s="1"><v>46027</v></c>', '2026-01-05'],
  ['<c s="1"><v>46027.5</v></c>', '2026-01-05 12:00'],
  [textCell(' Ẹ̀wà &amp; dòdò '), ' Ẹ̀wà & dòdò '],
  [textCell("''quoted"), "'quoted"],
  [textCell("'=1+1"), '=1+1'],
])('reads %s as a person writes it', async (cell, text) => {
  const styles =
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>';
  const file = workbookFile(head + sheetRow(2, textCell('A1'), cell), { 'xl/styles.xml': styles });
  expect(await read(file)).toEqual({
    kind: 'read',
    head: { line: 1, cells: ['sku', 'price'] },
    rows: [{ line: 2, cells: ['A1', text] }],
  });
});

it('counts the rows that are empty, and reads the first sheet alone', async () => {
  const file = workbookFile(head + sheetRow(4, textCell('A1')), {
    'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
  });
  expect(await read(file)).toMatchObject({ rows: [{ line: 4, cells: ['A1', ''] }] });
});

it('reads a head alone', async () => {
  expect(await read(workbookFile(head))).toEqual({
    kind: 'read',
    head: { line: 1, cells: ['sku', 'price'] },
    rows: [],
  });
});

it('tells how many rows are too many', async () => {
  const rows = Array.from({ length: 5_001 }, (_, row) => sheetRow(row + 2, '<c><v>1</v></c>'));
  expect(await read(workbookFile(head + rows.join('')))).toEqual({ kind: 'too_long', rows: 5_001 });
});

const entities = `<!DOCTYPE lol [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
/** Letters that no packer makes much shorter. */
const noise = (bytes: number) =>
  strToU8(Array.from({ length: bytes / 8 }, (_, at) => (at * 2_654_435_761) % 90_000_000).join(' '));

/** Of the sheet its list says that it is 10 bytes. */
function lying(): Buffer {
  const file = workbookFile(head);
  file.writeUInt32LE(10, file.lastIndexOf('xl/worksheets/sheet1.xml') - 22);
  return file;
}

it.each<[string, () => Buffer, string]>([
  ['an empty sheet', () => workbookFile(''), 'it is empty'],
  ['a bomb', () => workbookFile(' '.repeat(20 * MB)), tooLarge],
  ['a bomb in what is not read', () => workbookFile(head, {}, { 'xl/media/a.png': new Uint8Array(20 * MB) }), tooLarge],
  [
    '61 MB that are hardly packed',
    () => workbookFile(head, {}, { 'xl/media/a.png': [new Uint8Array(61 * MB), { level: 0 }] }),
    tooLarge,
  ],
  ['shared strings without end', () => workbookFile(head, {}, { 'xl/sharedStrings.xml': noise(25 * MB) }), tooLarge],
  [
    '10,000 entries',
    () =>
      workbookFile(
        head,
        {},
        Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`x${at}`, new Uint8Array()])),
      ),
    tooLarge,
  ],
  ['a name with ../', () => workbookFile(head, {}, { '../../etc/passwd': new Uint8Array() }), noWorkbook],
  ['an absolute name', () => workbookFile(head, {}, { '/etc/passwd': new Uint8Array() }), noWorkbook],
  [
    'entities',
    () => workbookFile(head, { 'xl/sharedStrings.xml': `${entities}<sst><si><t>&b;</t></si></sst>` }),
    'it declares things that no spreadsheet writes',
  ],
  ['a ZIP file of something else', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), noWorkbook],
  ['a part that is longer than it says', lying, noWorkbook],
  ['half a file', () => workbookFile(head).subarray(0, 300), noWorkbook],
  ['a part that is no XML', () => workbookFile(head, { 'xl/workbook.xml': 'sku,price' }), noWorkbook],
  [
    'a cell far down',
    () => workbookFile(`${head}<row r="4000000"><c r="A4000000"><v>1</v></c></row>`),
    'it has cells far outside',
  ],
  [
    'a cell far to the right',
    () => workbookFile(`${head}<row r="2"><c r="ZZZZZZ2"><v>1</v></c></row>`),
    'it has cells far outside',
  ],
  [
    'a long cell',
    () => workbookFile(head + sheetRow(2, textCell('x'.repeat(20_001)))),
    'column 1 of row 2 has more than 20000 characters',
  ],
  ['rows whose tags have no end', () => workbookFile('<row '.repeat(200_000)), noXml],
  ['cells whose tags have no end', () => workbookFile(`<row r="1">${'<c '.repeat(300_000)}`), noXml],
  [
    'a cell of 10 MB',
    () => workbookFile(head + sheetRow(2, textCell(Buffer.from(noise(10 * MB)).toString()))),
    'it has a cell of more than 20000 characters',
  ],
])('refuses %s in words [GOODS-142]', async (_, file, why) => {
  await expect(read(file())).rejects.toThrow(why);
});
