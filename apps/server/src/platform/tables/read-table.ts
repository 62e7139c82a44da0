/** What a file of a table holds. */
export type ReadTable =
  | {
      kind: 'read';
      /** The first line in which anything stands, which may be a title. */
      head: { line: number; cells: string[] };
      /** Without empty ones, each at least as long as the head. A line counts as a spreadsheet counts. */
      rows: { line: number; cells: string[] }[];
    }
  /** Why, to be said after "cannot be read:". */
  | { kind: 'unreadable'; why: string }
  /** As many rows as were counted: of a file without end no more than `mostCountedRows`. */
  | { kind: 'too_long'; rows: number };

export const mostColumns = 60;
/** Characters of a cell. */
export const mostCell = 20_000;
/** Characters of all cells: what a file of CSV that may be sent cannot pass. */
export const mostText = 8 * 1024 * 1024;
export const mostCountedRows = 100_000;

/** A file that is not read on. Its message is said after "cannot be read:". */
export class Unreadable extends Error {}
