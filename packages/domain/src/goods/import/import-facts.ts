import { cellOf, type ImportRow, quoted, type RowProblems } from './import-row.ts';
import { nearestName } from './nearest-name.ts';
import { isSameCell } from './same-cell.ts';

/** A category as it is in the shop. */
export interface ImportShelf {
  id: string;
  name: string;
  subcategories: { id: string; name: string }[];
}

/** What the shop knows of what files name. */
export interface ImportFacts {
  shelves: readonly ImportShelf[];
  /** Ids of pictures by what names them: files of an export, and names of photographs in small letters. */
  pictures: ReadonlyMap<string, string>;
  /** Names of photographs, in small letters, that are SKUs of the file or of the store themselves. */
  skus: ReadonlySet<string>;
}

/** Where goods are filed; '' for what nothing is said of. */
export interface Filed {
  categoryId: string;
  subcategoryId: string;
}

/**
 * The category and the subcategory that rows name. @param before where the product is filed now
 */
export function filedAs(
  rows: readonly ImportRow[],
  { category, subcategory }: { category: string; subcategory: string },
  { shelves, before, problems }: Pick<ImportFacts, 'shelves'> & { before: Filed; problems: RowProblems },
): Filed {
  const tell = (column: 'category' | 'subcategory', text: string) => {
    for (const row of rows) if (cellOf(row, column) !== '') problems.tell(row, column, text);
  };
  const shelf =
    category === ''
      ? shelves.find(({ id }) => id === before.categoryId)
      : shelves.find(({ name }) => isSameCell('category', name, category));
  if (!shelf) {
    if (category !== '') tell('category', unknown('category', category, shelves));
    return before;
  }
  const stays = shelf.id === before.categoryId;
  if (subcategory === '') return { categoryId: shelf.id, subcategoryId: stays ? before.subcategoryId : '' };
  const part = shelf.subcategories.find(({ name }) => isSameCell('subcategory', name, subcategory));
  if (!part) tell('subcategory', unknown('subcategory', subcategory, shelf.subcategories, ` in ${shelf.name}`));
  return { categoryId: shelf.id, subcategoryId: part?.id ?? before.subcategoryId };
}

function unknown(what: string, text: string, all: readonly { name: string }[], where = ''): string {
  const near = nearestName(
    text,
    all.map(({ name }) => name),
  );
  return `There is no ${what} ${quoted(text)}${where}.${near ? ` Did you mean ${near}?` : ''}`;
}
