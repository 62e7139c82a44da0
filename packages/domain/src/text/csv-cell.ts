/** What a spreadsheet takes for a formula, or would take off again. */
const read = /^[=+\-@'\t\r\n＝＋－＠]/;

/** A text in a cell of a CSV file, where no spreadsheet carries it out: with a `'` before it where it could. */
export const guardedCell = (text: string): string => (read.test(text) ? `'${text}` : text);
