import { CsvError, parse } from 'csv-parse/sync';
import { mostCell, mostColumns, type ReadTable, Unreadable } from './read-table.ts';
import { TableMaker } from './table-maker.ts';
import { textOf } from './text-of.ts';

/** Cells of a row that are read before it is known to be too long: empty ones at its end are no columns. */
const mostCells = 1_000;
const separators = [',', ';', '\t'];
/** A file that is read to its end says nothing new from here on. */
class Enough extends Error {}

const words: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote (") is opened that is never closed',
  CSV_INVALID_CLOSING_QUOTE: 'after a cell in quotes (") something else follows. Write a quote in a cell twice ("")',
  INVALID_OPENING_QUOTE: 'a quote (") stands in the middle of a cell. Put the cell in quotes, and write it twice ("")',
  CSV_MAX_RECORD_SIZE: `it has a cell of more than ${mostCell} characters, or a quote (") that is never closed`,
};

/** Reads a CSV file: comma, semicolon or tab, whichever its first row has most of. @throws Unreadable */
export function readCsv(bytes: Buffer, most: number): ReadTable {
  const text = textOf(bytes);
  const maker = new TableMaker(most);
  try {
    parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Bytes of UTF-8, of which a character has three at most.
      max_record_size: mostColumns * mostCell * 3,
      cast: (cell, { index }) => {
        if (index < mostCells) return cell;
        throw new Unreadable(`row ${maker.line} has more than ${mostCells} cells`);
      },
      on_record: (cells: string[]) => {
        if (maker.isFull) throw new Enough();
        maker.add(cells);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error instanceof CsvError ? unreadable(error, maker.line) : error;
  }
  return maker.table();
}

const unreadable = ({ code }: CsvError, line: number) =>
  new Unreadable(`row ${line}: ${words[code] ?? 'it is no row of a CSV file'}`);

/** Lines of its beginning that say by what its cells are parted: there may be titles above its head. */
const mostLooked = 20;

/**
 * The one of which most lines have equally many outside of quotes, for that makes a table; where that says nothing, the one of
 * which the first line has most.
 */
function separatorOf(text: string): string {
  const lines = separatorsIn(text);
  const even = separators.map((_, index) => {
    const times = Map.groupBy(lines.map((counts) => counts[index] ?? 0).filter(Boolean), (many) => many);
    return Math.max(0, ...[...times.values()].map(({ length }) => length));
  });
  const likeliest = Math.max(...even);
  const first = separators.map((_, index) => (even[index] === likeliest ? (lines[0]?.[index] ?? 0) : -1));
  return separators[first.indexOf(Math.max(...first))] as string;
}

/** How many of each stand outside of quotes in the first lines that have any letters. */
function separatorsIn(text: string): number[][] {
  const lines: number[][] = [];
  let counts = separators.map(() => 0);
  let isQuoted = false;
  let isEmpty = true;
  for (let at = 0; at < text.length && at < mostColumns * mostCell && lines.length < mostLooked; at++) {
    const letter = text[at] as string;
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '\n' || letter === '\r') {
      if (!isEmpty) lines.push(counts);
      counts = separators.map(() => 0);
      isEmpty = true;
      continue;
    }
    const index = separators.indexOf(letter);
    if (index === -1) isEmpty = false;
    else counts[index] = (counts[index] ?? 0) + 1;
  }
  return isEmpty ? lines : [...lines, counts];
}
