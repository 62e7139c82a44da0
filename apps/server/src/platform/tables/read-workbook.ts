import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { mostCell, type ReadTable, Unreadable } from './read-table.ts';
import { TableMaker } from './table-maker.ts';
import { workbookParts } from './workbook-parts.ts';

/** As many digits as a spreadsheet keeps of a number; no exponent, no groups. */
const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumSignificantDigits: 15 });
/** With the empty ones between. */
const mostCells = 3_000_000;
/** Of a cell in XML, where a character is ten bytes at most: `&#128512;`. */
const mostBytes = mostCell * 10 + 1_000;
const midnight = 'T00:00:00.000Z';
const [opens, closes, mark] = Buffer.from('<>!') as unknown as [number, number, number];

const noXml = () => new Unreadable('it is no workbook (XLSX) that can be read. Save it again, or as CSV');

/** Reads the first sheet of a workbook: its values, never its formulas. @throws Unreadable */
export async function readWorkbook(bytes: Buffer, most: number): Promise<ReadTable> {
  const maker = new TableMaker(most);
  for (const row of await sheetOf(await packed(bytes))) {
    if (maker.isFull) break;
    maker.add(row.map((value) => textOf(value as unknown)));
  }
  return maker.table();
}

/** Packed again of what was guarded, so that the library's reading of a ZIP file never differs from ours. */
async function packed(bytes: Buffer): Promise<ArrayBuffer> {
  const parts = await workbookParts(bytes);
  for (const [name, part] of Object.entries(parts)) parts[name] = guardedPart(name, part);
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
}

async function sheetOf(file: ArrayBuffer) {
  try {
    return await readSheet<string>(file, { trim: false, parseNumber: (number) => plain.format(Number(number)) });
  } catch {
    // It throws whatever a part that is no XML, or not there, makes of it.
    throw noXml();
  }
}

function guardedPart(name: string, part: Uint8Array): Uint8Array {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  refuseLongTexts(bytes);
  if (bytes.includes('<!')) refuseDeclarations(bytes.toString('latin1'));
  if (!/^xl\/worksheets\//i.test(name)) return part;
  const xml = bytes.toString('latin1');
  refuseFarCells(xml);
  // What a formula failed with is a text that is looked at: the library would read it as an empty cell.
  return Buffer.from(xml.replaceAll(/(<(?:\w+:)?c\b[^>]*\st=)(["'])e\2/g, '$1$2str$2'), 'latin1');
}

/** The library takes a minute for ten million letters in one piece, and whoever looks for the end of a tag that has none longer. */
function refuseLongTexts(bytes: Buffer): void {
  for (let at = bytes.indexOf(opens); at !== -1; ) {
    const next = bytes.indexOf(opens, at + 1);
    const end = next === -1 ? bytes.length : next;
    if (end - at > mostBytes) throw new Unreadable(`it has a cell of more than ${mostCell} characters`);
    // A comment may hold what it likes.
    if (bytes[at + 1] !== mark && !isBefore(bytes.indexOf(closes, at), end)) throw noXml();
    at = next;
  }
}

const isBefore = (place: number, end: number) => place !== -1 && place < end;

/** Entities could make much of little; no spreadsheet declares any. */
function refuseDeclarations(xml: string): void {
  if (/<!(?!--|\[CDATA\[)/.test(xml))
    throw new Unreadable('it declares things that no spreadsheet writes. Save it again');
}

/** The library fills up all that lies before the farthest cell. */
function refuseFarCells(xml: string): void {
  let row = 0;
  let column = 0;
  for (const [, , digits] of xml.matchAll(/<(?:\w+:)?row\b[^>]*?\sr=(["'])(\d+)/g)) row = Math.max(row, Number(digits));
  for (const [, , letters = ''] of xml.matchAll(/<(?:\w+:)?c\b[^>]*?\sr=(["'])([A-Z]+)/gi))
    column = Math.max(column, columnOf(letters));
  if (row * column > mostCells) throw new Unreadable('it has cells far outside of its table. Delete what stands there');
}

const columnOf = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** As a person writes it. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  // A day is a fraction there, and a minute is none that ends.
  if (value instanceof Date) return dayOf(new Date(Math.round(value.getTime() / 1000) * 1000));
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value);
}

/** A time of the day is written where there is one. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith(midnight) ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ');
}
