import { chipNamed, oneLine } from '../form-texts.ts';
import type { ProductColumn } from '../product-columns.ts';
import { formLimits, type PictureForm, type ProductForm, type VariantForm, variantsOf } from '../product-form.ts';
import { changedValues } from './changed-values.ts';
import { formColumns, unitsIn, withCell } from './form-cells.ts';
import { type FoundVariant, findVariants, ownSkuOf } from './found-variants.ts';
import { filedAs, type ImportFacts } from './import-facts.ts';
import { cellOf, type ImportRow, ofProduct, type RowCells, type RowProblems, saidOf } from './import-row.ts';
import { picturesOf } from './named-pictures.ts';
import { isSameCell, picturesIn } from './same-cell.ts';
import type { ImportValue, ShopProduct } from './shop-product.ts';

export interface ChangedProduct {
  /** As it is to be; null: what changes of it are values alone. */
  form: ProductForm | null;
  /** Lines that change its form. */
  formRows: Set<number>;
  values: ImportValue[];
  /** What an export says of the cells that change, by row. */
  before: Map<number, RowCells>;
  /** Lines of variants that are not there yet. */
  fresh: Set<number>;
  missing: Map<number, string[]>;
}

/** What rows make of a product that is there. A cell that says what an export would say changes nothing, as an empty one. */
export function changedProduct(
  rows: readonly ImportRow[],
  { product, facts, problems }: { product: ShopProduct; facts: ImportFacts; problems: RowProblems },
): ChangedProduct | null {
  const most = Math.max(formLimits.variants, product.form.variants.length);
  if (rows.length > most) {
    const text = `A product has at most ${most} combinations of colour and size: these are ${rows.length}.`;
    for (const row of rows) problems.tell(row, null, text);
    return null;
  }
  const found = findVariants(rows, product, problems);
  const notes = notesOf(found, product);
  const said = ofProductForm(rows, { product, facts, problems });
  const { pictures, missing } = picturesAs(rows, { product, facts, notes });
  const form = withVariants({ ...said, pictures }, found, { product, notes });
  const values = changedValues(found, { product, problems, note: notes.note });
  return {
    form: isSameForm(form, product.form) ? null : form,
    before: notes.before,
    formRows: notes.formRows,
    fresh: notes.fresh,
    ...{ values, missing },
  };
}

const isSameForm = (one: ProductForm, other: ProductForm): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Finds out which cells change, row by row. */
function notesOf(found: readonly FoundVariant[], product: ShopProduct) {
  const before = new Map<number, RowCells>();
  const formRows = new Set<number>();
  const fresh = new Set<number>();
  const note = (row: ImportRow, column: ProductColumn, text: string) =>
    before.set(row.row, { ...before.get(row.row), [column]: text });
  const [shown] = product.variants;
  for (const { row, variant } of found) {
    if (!variant) {
      fresh.add(row.row);
      formRows.add(row.row);
    }
    for (const column of ofProduct) {
      const text = cellOf(row, column);
      const now = shown?.cells[column] ?? '';
      if (text === '' || isSameCell(column, text, now)) continue;
      note(row, column, now);
      if (column !== 'status') formRows.add(row.row);
    }
  }
  const notePictures = (row: ImportRow, text: string) => {
    note(row, 'pictures', text);
    formRows.add(row.row);
  };
  return { before, formRows, fresh, note, notePictures };
}

type Notes = ReturnType<typeof notesOf>;

/** The form of the product with what rows say of all of it. */
function ofProductForm(
  rows: readonly ImportRow[],
  { product, facts, problems }: { product: ShopProduct; facts: ImportFacts; problems: RowProblems },
): ProductForm {
  const now = product.variants[0]?.cells;
  const changed = (column: ProductColumn & (typeof ofProduct)[number]) => {
    const text = saidOf(rows, column, problems);
    return text === '' || isSameCell(column, text, now?.[column] ?? '') ? '' : text;
  };
  let form = product.form;
  for (const column of formColumns) {
    const text = changed(column);
    if (text !== '') form = withCell(form, column, text);
  }
  const filed = { category: changed('category'), subcategory: changed('subcategory') };
  if (filed.category + filed.subcategory !== '') {
    const { categoryId, subcategoryId } = product.form;
    const before = { categoryId, subcategoryId };
    form = { ...form, ...filedAs(rows, filed, { shelves: facts.shelves, before, problems }) };
  }
  return form;
}

/** The same with variants that are new, and SKUs of those that are there. */
function withVariants(
  form: ProductForm,
  found: readonly FoundVariant[],
  { product, notes }: { product: ShopProduct; notes: Notes },
): ProductForm {
  const typed = new Map(form.variants.map((variant) => [choiceOf(variant), variant]));
  const colors = [...form.colors];
  const sizes = [...form.sizes];
  for (const { row, variant } of found) {
    const sku = ownSkuOf({ row, variant }, product);
    const place = variant ?? placeOf(row, form);
    const now = typed.get(choiceOf(place));
    if (variant) {
      if (sku === (variant.sku ?? '')) continue;
      notes.note(row, 'sku', variant.cells.sku);
      notes.formRows.add(row.row);
      if (now) typed.set(choiceOf(place), { ...now, sku });
      continue;
    }
    if (place.color !== '' && !colors.includes(place.color)) colors.push(place.color);
    if (place.size !== '' && !sizes.includes(place.size)) sizes.push(place.size);
    typed.set(choiceOf(place), { ...place, ...offerOf(row, form), sku, offered: true });
  }
  // Combinations of what is new that no row names are not offered.
  const variants = variantsOf(colors, sizes, [...typed.values()]).map((variant) =>
    typed.has(choiceOf(variant)) ? variant : { ...variant, offered: false },
  );
  return { ...form, colors, sizes, variants };
}

const choiceOf = ({ color, size }: { color: string; size: string }): string => JSON.stringify([color, size]);

/** The chips of a row, as the product writes them where it has them. */
function placeOf(row: ImportRow, { colors, sizes }: ProductForm): { color: string; size: string } {
  const chip = (chips: readonly string[], text: string) => chipNamed(chips, text) ?? oneLine(text);
  return { color: chip(colors, cellOf(row, 'color')), size: chip(sizes, cellOf(row, 'size')) };
}

const offerOf = (
  row: ImportRow,
  { pricedEach, countedEach }: ProductForm,
): Pick<VariantForm, 'price' | 'salePrice' | 'count'> => ({
  price: pricedEach ? cellOf(row, 'price') : '',
  salePrice: pricedEach ? cellOf(row, 'sale_price') : '',
  count: countedEach ? unitsIn(cellOf(row, 'count')) : '',
});

/** Pictures that rows list in place of those that are there, or photographs called like its SKUs beside them. */
function picturesAs(
  rows: readonly ImportRow[],
  { product, facts, notes }: { product: ShopProduct; facts: ImportFacts; notes: Notes },
): { pictures: PictureForm[]; missing: Map<number, string[]> } {
  const { pictures } = product.form;
  const now = product.variants[0]?.cells.pictures ?? '';
  const files = new Set(picturesIn(now));
  const listing = rows.filter(({ cells }) => cells.pictures?.trim() && !isSameCell('pictures', cells.pictures, now));
  if (listing.length === 0) {
    const plain = rows.map(({ row, cells: { pictures: _, ...cells } }) => ({ row, cells }));
    const more = picturesOf(plain, facts).ids.filter((id) => !pictures.some((picture) => picture.id === id));
    for (const row of more.length > 0 ? rows : []) notes.notePictures(row, now);
    return { pictures: [...pictures, ...more.map((id) => ({ id, alt: '' }))], missing: new Map() };
  }
  const { ids, missing } = picturesOf(listing, facts);
  // Of files from before, which no form can name, an export tells as well: they stay.
  const unknown = new Map([...missing].map(([row, names]) => [row, names.filter((name) => !files.has(name))]));
  if ([...unknown.values()].some((names) => names.length > 0)) return { pictures, missing: unknown };
  for (const row of listing) notes.notePictures(row, now);
  return {
    pictures: ids.map((id) => pictures.find((picture) => picture.id === id) ?? { id, alt: '' }),
    missing: new Map(),
  };
}
