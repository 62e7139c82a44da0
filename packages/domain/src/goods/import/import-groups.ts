import { oneLine } from '../form-texts.ts';
import type { ImportRow } from './import-row.ts';

/** A product of the store by a SKU of it. */
export interface FoundBySku {
  productId: string;
  sku: string;
}

/** Rows that are of one product, and that product where it is there. */
export interface ImportGroup {
  key: string;
  rows: ImportRow[];
  productId: string | null;
  /** Products that its SKUs name beside each other: rows of one group are of one. */
  isTorn: boolean;
}

/** A longer name is none: it only keeps rows together that are wrong. */
const MOST_NAME = 200;

const same = (text: string | undefined): string => oneLine(text ?? '').toLowerCase();

/** A name by which rows are of one product: their group, else their SKU, else what it is called. Null where they have none. */
const nameOf = ({ cells }: ImportRow): string | null =>
  (same(cells.group) || same(cells.sku) || (same(cells.name) && `named ${same(cells.name)}`))
    .slice(0, MOST_NAME)
    .toWellFormed() || null;

/**
 * Which rows are one product: those of an equal group, those whose SKUs are of one product that is there, and those of one name
 * that have neither. A row with none of them is one by itself.
 * @param found products of the store by SKUs that stand in the rows, as SKU or as group
 */
export function groupRows(rows: readonly ImportRow[], found: readonly FoundBySku[]): ImportGroup[] {
  const bySku = new Map(found.map(({ sku, productId }) => [sku, productId]));
  const productOf = (text: string | undefined) => bySku.get(oneLine(text ?? ''));
  const named = Map.groupBy(rows, (row) => nameOf(row) ?? `row ${row.row}`);
  const groups = new Map<string, ImportGroup>();
  for (const [name, of] of named) {
    const products = new Set(of.flatMap(({ cells }) => productOf(cells.sku) ?? productOf(cells.group) ?? []));
    const [productId = null] = products;
    const isTorn = products.size > 1;
    const key = productId !== null && !isTorn ? productId : `new ${name}`;
    const group = groups.get(key);
    if (group) group.rows.push(...of);
    else groups.set(key, { key, rows: [...of], productId: isTorn ? null : productId, isTorn });
  }
  return [...groups.values()];
}

/** All texts of rows that may be SKUs of products. */
export const skusIn = (rows: readonly ImportRow[]): string[] => [
  ...new Set(rows.flatMap(({ cells }) => [cells.sku, cells.group].map((text) => oneLine(text ?? '')).filter(Boolean))),
];
