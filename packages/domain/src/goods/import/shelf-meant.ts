import { oneLine } from '../form-texts.ts';
import type { ImportShelf } from './import-facts.ts';

export interface ShelfMeant {
  shelf: ImportShelf;
  /** Undefined: it is not said, or not known. */
  part: ImportShelf['subcategories'][number] | undefined;
}

const words = (text: string): string => oneLine(text).toLowerCase();

/** The only one that passes; undefined where several do. */
function only<T>(all: readonly T[], passes: (each: T) => boolean): T | undefined {
  const [first, second] = all.filter(passes);
  return second === undefined ? first : undefined;
}

/**
 * Where goods stand that a trader files in words of his own: 'Books' is Books & Stationery › Books, if nothing else of the shop is
 * called so. Undefined: it is not clear. @param category as the file says it @param subcategory the same; '' where it does not
 */
export function shelfMeant(
  shelves: readonly ImportShelf[],
  { category, subcategory }: { category: string; subcategory: string },
): ShelfMeant | undefined {
  const parts = shelves.flatMap((shelf) => shelf.subcategories.map((part) => ({ shelf, part })));
  const asked = words(category);
  const shelf =
    only(shelves, ({ name }) => words(name) === asked) ??
    (asked === ''
      ? undefined
      : only(shelves, ({ name }) =>
          words(name)
            .split(/[^\p{L}\p{N}]+/u)
            .includes(asked),
        ));
  const called = words(subcategory) || (shelf && words(shelf.name) === asked ? '' : asked);
  const part = only(parts, (each) => words(each.part.name) === called && (!shelf || each.shelf === shelf));
  if (part) return part;
  if (!shelf) return undefined;
  const [first, second] = shelf.subcategories;
  return { shelf, part: second === undefined && called === '' ? first : undefined };
}
