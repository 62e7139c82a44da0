import type { FormProblem } from '../form-problem.ts';
import type { ProductForm } from '../product-form.ts';
import { readProductForm } from '../read-product-form.ts';
import { changedProduct } from './changed-product.ts';
import { tellFormProblems, tellUnreadable } from './form-cells.ts';
import type { ImportFacts } from './import-facts.ts';
import type { ImportGroup } from './import-groups.ts';
import { type CellProblem, cellOf, type ImportRow, type RowCells, RowProblems } from './import-row.ts';
import type { ImportAction } from './import-states.ts';
import { newProduct } from './new-product.ts';
import type { ImportValue, ShopProduct } from './shop-product.ts';

/** What rows of one product would do, before it is known whether the shop takes what they want of prices and counts. */
export interface ComparedGroup {
  rows: ImportRow[];
  problems: RowProblems;
  /** Of the product; null where nothing of its form changes. */
  form: ProductForm | null;
  /** Only its pictures are missing. */
  isDraft: boolean;
  /** Where it stands at once, if it is new. */
  status: 'live' | 'paused';
  values: ImportValue[];
  formRows: Set<number>;
  fresh: Set<number>;
  before: Map<number, RowCells>;
  missing: Map<number, string[]>;
}

/** Compares rows of one product with it. @param product undefined: there is none yet */
export function compareGroup(
  { rows, isTorn }: Pick<ImportGroup, 'rows' | 'isTorn'>,
  { product, facts }: { product: ShopProduct | undefined; facts: ImportFacts },
): ComparedGroup {
  const problems = new RowProblems();
  const compared: ComparedGroup = {
    ...{ rows: [...rows], problems, form: null, isDraft: false, status: 'live', values: [] },
    ...{ formRows: new Set(), fresh: new Set(), before: new Map(), missing: new Map() },
  };
  if (isTorn) {
    for (const row of rows) problems.tell(row, 'group', 'Rows of this group belong to two of your products.');
    return compared;
  }
  tellUnreadable(rows, problems);
  return product ? changing(compared, product, facts) : beginning(compared, facts);
}

function beginning(compared: ComparedGroup, facts: ImportFacts): ComparedGroup {
  const { rows, problems } = compared;
  const made = newProduct(rows, facts, problems);
  if (!made) return compared;
  const { form, status, missing } = made;
  const found = problemsOf(form, null, facts);
  const isDraft = form.pictures.length === 0;
  const told = found.filter(({ field }) => field !== 'pictures' || !isDraft);
  tellFormProblems(rows, { form, found: told, problems });
  const lines = rows.map(({ row }) => row);
  return { ...compared, form, isDraft, status, missing, formRows: new Set(lines), fresh: new Set(lines) };
}

function changing(compared: ComparedGroup, product: ShopProduct, facts: ImportFacts): ComparedGroup {
  const { rows, problems } = compared;
  const changed = changedProduct(rows, { product, facts, problems });
  if (!changed) return compared;
  const { form } = changed;
  if (form) tellFormProblems(rows, { form, found: problemsOf(form, product.form, facts), problems });
  return { ...compared, ...changed };
}

function problemsOf(form: ProductForm, before: ProductForm | null, { shelves }: ImportFacts): FormProblem[] {
  const shelf = shelves.find(({ id }) => id === form.categoryId);
  const read = readProductForm(form, { subcategories: (shelf?.subcategories.length ?? 0) > 0, before });
  return read.ok ? [] : read.problems;
}

/** A row as it is shown beside what storing it would do. */
export interface ComparedRow {
  row: number;
  action: ImportAction;
  before: RowCells;
  problems: readonly CellProblem[];
  missing: string[];
}

/**
 * What storing would do with rows of one product, once all that is wrong with them is told: of a product of which a row is wrong
 * nothing is stored, because half of it is not what was meant.
 */
export function judgeRows({ rows, problems, formRows, fresh, before, values, missing }: ComparedGroup): ComparedRow[] {
  const [wrong] = problems.rows.toSorted((a, b) => a - b);
  const valued = new Set(values.flatMap((value) => value.rows));
  return rows.map((line) => {
    const { row } = line;
    const does = fresh.has(row) ? 'new' : formRows.has(row) || valued.has(row) ? 'change' : 'same';
    if (wrong !== undefined && does !== 'same' && problems.of(row).length === 0)
      problems.tell(line, null, `Row ${wrong} of this product is wrong.`);
    const told = problems.of(row);
    const action = told.length > 0 ? 'wrong' : does;
    return {
      row,
      action,
      before: before.get(row) ?? {},
      problems: told,
      missing: missing.get(row) ?? [],
    };
  });
}

/** SKUs that rows of several products give: each belongs to one. @param others lines of the file by SKU, all of them */
export function tellSharedSkus(
  { rows, problems }: Pick<ComparedGroup, 'rows' | 'problems'>,
  others: ReadonlyMap<string, readonly number[]>,
): void {
  const own = new Set(rows.map(({ row }) => row));
  for (const row of rows) {
    const [other] = (others.get(cellOf(row, 'sku')) ?? []).filter((line) => !own.has(line));
    if (other !== undefined) problems.tell(row, 'sku', `Row ${other} has this SKU, too, and is of another product.`);
  }
}
