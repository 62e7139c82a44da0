import type { RowCells } from './import-row.ts';

type Place = Pick<RowCells, 'category' | 'subcategory'>;

/** Where the shop has filed a row whose product was new. */
export interface Filing {
  /** What the row said before. */
  was: Place;
  /** What was written into its cells. */
  now: Place;
}

/** Cells as the trader has said them; what a member has written over a filing is the trader's. */
export function withoutFiling(cells: RowCells, filing: Filing | null): RowCells {
  if (!filing) return cells;
  const { category, subcategory, ...others } = cells;
  const said = (now: string | undefined, column: keyof Place) => {
    const text = now === filing.now[column] ? filing.was[column] : now;
    return text === undefined ? {} : { [column]: text };
  };
  return { ...others, ...said(category, 'category'), ...said(subcategory, 'subcategory') };
}
