import { strToU8, type Zippable, zipSync } from 'fflate';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook by its parts, as nobody's spreadsheet writes it. */
export function workbookFile(sheet: string, parts: Record<string, string> = {}, others: Zippable = {}): Buffer {
  const texts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  };
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync({ ...files, ...others }));
}

/** A row of the sheet of cells, each as a spreadsheet has it: its letter, and what stands in it. */
export const sheetRow = (row: number, ...cells: string[]): string =>
  `<row r="${row}">${cells.map((cell, at) => cell.replace('<c', `<c r="${String.fromCharCode(65 + at)}${row}"`)).join('')}</row>`;

export const textCell = (text: string): string => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
