import type { ExportedRow } from './exported-table.ts';

/** How a cell looks, by its place in the styles below. */
export const looks = { plain: 0, amount: 1, time: 2, head: 3, needed: 4 } as const;
export type Look = keyof typeof looks;

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

export const stylesXml = `${declaration}<styleSheet ${main}>
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFFFE699"/></patternFill></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="5"><xf/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/>
<xf fontId="1" applyFont="1"/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/></cellXfs></styleSheet>`;

/** @param widths of the columns, in letters */
export const sheetBegin = (widths: readonly number[]): string =>
  `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>
<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;
export const sheetEnd = '</sheetData></worksheet>';

/** @param row the first is 1 @param lookOf of the cell at that place */
export const rowXml = (row: number, cells: ExportedRow, lookOf: (at: number) => Look): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(`${letterOf(at)}${row}`, cell, lookOf(at))).join('')}</row>`;

function cellXml(place: string, cell: string | number | null, look: Look): string {
  if (cell === null || cell === '') return '';
  const number = typeof cell === 'number' ? cell : numberOf(cell, look);
  if (number !== null) return `<c r="${place}" s="${looks[look]}"><v>${number}</v></c>`;
  return `<c r="${place}" s="${looks[look]}" t="inlineStr"><is><t xml:space="preserve">${textXml(String(cell))}</t></is></c>`;
}

/** Days from where a spreadsheet counts them to 1970. */
const before1970 = 25_569;
const day = 86_400_000;

/** Null: it is a text. */
function numberOf(cell: string, look: Look): number | null {
  if (look === 'amount' && /^-?\d+\.\d\d$/.test(cell)) return Number(cell);
  if (look !== 'time') return null;
  const time = Date.parse(`${cell.replace(' ', 'T')}:00Z`);
  return Number.isNaN(time) ? null : time / day + before1970;
}

/** 'A' of the first column, 'AA' of the 27th. */
function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : letterOf(Math.floor(at / 26) - 1) + last;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const code = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** What XML cannot hold stands as its number, as spreadsheets write it; and what only looks so begins with its `_` as one. */
const textXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/_(?=x[\dA-F]{4}_)/gi, code)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
    .replace(/[\0-\x08\x0B-\x1F\uFFFE\uFFFF]/g, code)
    .replace(/[&<>]/g, (letter) => entities[letter] as string);
