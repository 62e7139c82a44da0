/** What a spreadsheet takes for a formula, or would take off again. */
const read = /^[=+\-@'\t\r]/;

/** A text in a cell of a CSV file, where no spreadsheet carries it out: with a `'` before it where it could. */
export const guardedCell = (text: string): string => (read.test(text) ? `'${text}` : text);

/** The text that was written so, or that a person typed. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && read.test(cell.slice(1)) ? cell.slice(1) : cell;
