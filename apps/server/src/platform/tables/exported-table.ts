/** A cell as a CSV file has it: texts guarded, amounts like '12000.00', times like '2026-11-26 14:05'. */
export type ExportedRow = readonly (string | number | null)[];

/** A table that goes out as a file. */
export interface ExportedTable {
  columns: readonly string[];
  /** Those of them whose cells a workbook has as numbers with two decimals, and as times. */
  amounts: readonly string[];
  times: readonly string[];
  /** No more of them than the next one is asked for. */
  pages: AsyncIterable<readonly ExportedRow[]>;
}
