import { readNaira } from '../../money/typed-naira.ts';
import type { FormField, FormProblem } from '../form-problem.ts';
import type { ProductColumn } from '../product-columns.ts';
import { formLimits, type ProductForm } from '../product-form.ts';
import { cellOf, type ImportRow, quoted, type RowProblems } from './import-row.ts';
import { MOST_NAMES } from './named-pictures.ts';
import { isSameCell, picturesIn, returnsIn, tagsIn } from './same-cell.ts';

const columnOf: Record<FormField, ProductColumn> = {
  name: 'name',
  price: 'price',
  salePrice: 'sale_price',
  count: 'count',
  categoryId: 'category',
  subcategoryId: 'subcategory',
  pictures: 'pictures',
  description: 'description',
  brand: 'brand',
  tags: 'tags',
  colors: 'color',
  sizes: 'size',
  variants: 'color',
  weight: 'weight_kg',
  length: 'length_cm',
  width: 'width_cm',
  height: 'height_cm',
  returns: 'returns_days',
  sku: 'sku',
  lowAt: 'low_at',
};

const ofVariant = { price: 'price', salePrice: 'sale_price', count: 'count', sku: 'sku' } as const;

/** Says what is wrong in a form beside the cell that it comes from: in the row of its variant, or where its rows say it. */
export function tellFormProblems(
  rows: readonly ImportRow[],
  { form, found, problems }: { form: ProductForm; found: readonly FormProblem[]; problems: RowProblems },
): void {
  for (const { field, row: at, of, text } of found) {
    const column = of ? ofVariant[of] : columnOf[field];
    const variant = at === undefined ? undefined : form.variants[at];
    const saying = rows.find((row) => cellOf(row, column) !== '') ?? rows[0];
    const row = variant
      ? rows.find(
          (each) =>
            isSameCell('color', cellOf(each, 'color'), variant.color) &&
            isSameCell('size', cellOf(each, 'size'), variant.size),
        )
      : saying;
    const told = row ?? saying;
    if (told) problems.tell(told, column, text);
  }
}

/** Fields of a form that are texts as they stand in a cell. */
export const textFields = {
  name: 'name',
  brand: 'brand',
  description: 'description',
  weight_kg: 'weight',
  length_cm: 'length',
  width_cm: 'width',
  height_cm: 'height',
} as const satisfies Partial<Record<ProductColumn, keyof ProductForm>>;

/** What a text of a column makes of a form, beside where it is filed and what it costs. */
export function withCell(
  form: ProductForm,
  column: keyof typeof textFields | 'tags' | 'returns_days',
  text: string,
): ProductForm {
  if (column === 'tags') return { ...form, tags: tagsIn(text) };
  if (column === 'returns_days') return { ...form, returns: returnsIn(text) };
  return { ...form, [textFields[column]]: column === 'description' ? text.replace(/\r\n?/g, '\n') : text };
}

export const formColumns = [
  ...(Object.keys(textFields) as (keyof typeof textFields)[]),
  'tags',
  'returns_days',
] as const;

/** Tells of what is no amount, no number and no list of pictures in rows. */
export function tellUnreadable(rows: readonly ImportRow[], problems: RowProblems): void {
  for (const row of rows) {
    for (const column of ['price', 'sale_price'] as const) {
      const text = cellOf(row, column);
      if (text !== '' && readNaira(text) === undefined) problems.tell(row, column, `${quoted(text)} is not an amount.`);
    }
    for (const column of ['count', 'low_at'] as const) {
      const text = cellOf(row, column);
      if (text !== '' && !/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?$/.test(text))
        problems.tell(row, column, `${quoted(text)} is not a number of units.`);
    }
    const names = picturesIn(cellOf(row, 'pictures')).length;
    if (names > MOST_NAMES)
      problems.tell(
        row,
        'pictures',
        `A product has at most ${formLimits.pictures} pictures: these are ${names.toLocaleString('en-NG')} names.`,
      );
  }
}

/** Units as the form reads them: 10.0 is what spreadsheets make of 10. */
export const unitsIn = (text: string): string => text.replace(/\.0+$/, '');
