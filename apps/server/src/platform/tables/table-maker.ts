import { unguardedCell } from '@oja/domain/text/csv-cell';
import { mostCell, mostColumns, mostCountedRows, mostText, type ReadTable, Unreadable } from './read-table.ts';

const columns = (count: number) => `it has ${count} columns, and ${mostColumns} are the most`;

/** Makes a table of lines of cells, as they come out of a file. */
export class TableMaker {
  readonly #most: number;
  #line = 0;
  #head: { line: number; cells: string[] } | null = null;
  readonly #rows: { line: number; cells: string[] }[] = [];
  #count = 0;
  #letters = 0;

  /** @param most rows beside the head */
  constructor(most: number) {
    this.#most = most;
  }

  /** The line that comes next. */
  get line(): number {
    return this.#line + 1;
  }

  /** Whether counting on would tell nothing more. */
  get isFull(): boolean {
    return this.#count >= mostCountedRows;
  }

  /** Takes the next line. @throws Unreadable */
  add(written: readonly string[]): void {
    this.#line += 1;
    const cells = written.slice(0, lengthOf(written));
    if (cells.length === 0) return;
    if (this.#head === null) this.#setHead(cells);
    else this.#addRow(cells, this.#head.cells);
  }

  /** @throws Unreadable when nothing was in it */
  table(): ReadTable {
    if (this.#head === null) throw new Unreadable('it is empty');
    if (this.#count > this.#most) return { kind: 'too_long', rows: this.#count };
    return { kind: 'read', head: this.#head, rows: this.#rows };
  }

  #setHead(cells: readonly string[]): void {
    this.#head = { line: this.#line, cells: this.#textsOf(cells) };
  }

  #addRow(cells: readonly string[], { length }: readonly string[]): void {
    this.#count += 1;
    const texts = this.#textsOf(cells);
    if (this.#count > this.#most) return;
    this.#rows.push({
      line: this.#line,
      cells: [...texts, ...Array<string>(Math.max(0, length - texts.length)).fill('')],
    });
  }

  #textsOf(cells: readonly string[]): string[] {
    if (cells.length > mostColumns) throw new Unreadable(columns(cells.length));
    return cells.map((cell, at) => {
      const place = `column ${at + 1} of row ${this.#line}`;
      if (cell.length > mostCell) throw new Unreadable(`${place} has more than ${mostCell} characters`);
      this.#letters += cell.length;
      // One text of a workbook may stand in all of its cells, and is written out for each as it leaves the thread.
      if (this.#letters > mostText) throw new Unreadable(`it has more than ${mostText} characters`);
      if (cell.includes('\0')) throw new Unreadable(`${place} holds a character that no text has (NUL)`);
      return unguardedCell(cell);
    });
  }
}

/** Without the empty cells at its end. */
const lengthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
