/** What a spreadsheet takes for a formula, or would take off again. */
const read = /^[=+\-@'\t\r\n＝＋－＠]/;
const guarded = /^'(?=[=+\-@'\t\r\n＝＋－＠])/;

/** A text in a cell of a CSV file, where no spreadsheet carries it out: with a `'` before it where it could. */
export const guardedCell = (text: string): string => (read.test(text) ? `'${text}` : text);

/** The text that was guarded so; what was not guarded is as it is. */
export const unguardedCell = (cell: string): string => cell.replace(guarded, '');
