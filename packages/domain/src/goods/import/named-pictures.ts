import type { ImportFacts } from './import-facts.ts';
import { cellOf, type ImportRow } from './import-row.ts';
import { picturesIn } from './same-cell.ts';

export interface NamedPictures {
  /** In the order in which rows name them. */
  ids: string[];
  /** Those that come from a list in a row; the others match by SKU. */
  isListed: boolean;
  /** Names that nothing is known of, by the rows that name them. */
  missing: Map<number, string[]>;
}

const withoutKind = (name: string): string => name.toLowerCase().replace(/\.[a-z0-9]{2,5}$/, '');

/** A cell that names more of them is wrong, and names none: a product has eight at most. */
export const MOST_NAMES = 40;

/** Names of photographs that a row lists. */
export function namesIn(row: ImportRow): string[] {
  const names = picturesIn(cellOf(row, 'pictures'));
  return names.length > MOST_NAMES ? [] : names;
}

/** The pictures of a product: those that its rows list, or else those whose photographs are called like its SKUs, `SKU.jpg`, `SKU-2.jpg`. */
export function picturesOf(rows: readonly ImportRow[], facts: Pick<ImportFacts, 'pictures' | 'skus'>): NamedPictures {
  const known = facts.pictures;
  const missing = new Map<number, string[]>();
  const listed: string[] = [];
  for (const row of rows) {
    const unknown: string[] = [];
    for (const name of namesIn(row)) {
      const id = known.get(name) ?? known.get(name.toLowerCase()) ?? known.get(withoutKind(name));
      if (id === undefined) unknown.push(name.toLowerCase());
      else listed.push(id);
    }
    if (unknown.length > 0) missing.set(row.row, unknown);
  }
  const isListed = rows.some((row) => cellOf(row, 'pictures') !== '');
  return { ids: [...new Set(isListed ? listed : bySkus(rows, facts))], isListed, missing };
}

/** More photographs of one SKU than a product has pictures. */
const MOST = 8;

/** Names of a product in small letters. */
const skusOf = (rows: readonly ImportRow[]): Set<string> =>
  new Set(
    rows
      .flatMap((row) => [cellOf(row, 'group'), cellOf(row, 'sku')])
      .filter(Boolean)
      .map((sku) => sku.toLowerCase()),
  );

/** `SKU-2.jpg` is of SKU, unless SKU-2 is one itself. */
function bySkus(rows: readonly ImportRow[], { pictures, skus }: Pick<ImportFacts, 'pictures' | 'skus'>): string[] {
  return [...skusOf(rows)].flatMap((name) => {
    const numbered = Array.from({ length: MOST }, (_, at) => `${name}-${at + 1}`).filter((each) => !skus.has(each));
    return [name, ...numbered].flatMap((each) => pictures.get(each) ?? []);
  });
}

/** By which names a photograph is found: its own, and the same without what kind of file it is. */
export const namesOf = (name: string): string[] => [...new Set([name.toLowerCase(), withoutKind(name)])];

/** @param names of photographs @param rows of the file @returns the names that no row means, by its list or by a SKU */
export function namesThatMeanNothing(names: readonly string[], rows: readonly ImportRow[]): string[] {
  const skus = skusOf(rows);
  const listed = new Set(rows.flatMap(namesIn).flatMap(namesOf));
  const isMeant = (name: string) => listed.has(name) || isOfSku(name, skus);
  return names.filter((name) => !namesOf(name).some(isMeant));
}

/** @param names of photographs @returns the rows that mean one of them */
export function rowsThatMean<Row extends ImportRow>(names: readonly string[], rows: readonly Row[]): Row[] {
  const given = new Set(names.flatMap(namesOf));
  const isGiven = (name: string) => given.has(name);
  const numbered = [...given].filter((name) => /-[1-8]$/.test(name)).map((name) => name.slice(0, -2));
  const skus = new Set([...given, ...numbered]);
  return rows.filter(
    (row) => namesIn(row).flatMap(namesOf).some(isGiven) || [...skusOf([row])].some((sku) => skus.has(sku)),
  );
}

const isOfSku = (name: string, skus: ReadonlySet<string>): boolean =>
  skus.has(name) || (/-[1-8]$/.test(name) && skus.has(name.slice(0, -2)));
