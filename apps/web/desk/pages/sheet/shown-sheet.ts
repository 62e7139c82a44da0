import type { SheetRow } from '../../features/sheet/sheet-rows.ts';

/** What is shown of a sheet: rows, and which of their products are ticked. */
export interface ShownSheet {
  rows: readonly SheetRow[];
  /** Basis points that the shop keeps of a price; undefined while that is not known. */
  commission: number | undefined;
  ticked: ReadonlySet<string>;
  /** The same from one drawing to the next: rows that did not change are not drawn anew. */
  onTick: (product: string, isTicked: boolean) => void;
  /** Asks for the next page, where there is one. */
  onEnd: () => void;
  /** Reads the next page. @returns all rows with it; undefined where there is none, or none came */
  readOn: () => Promise<readonly SheetRow[] | undefined>;
}
