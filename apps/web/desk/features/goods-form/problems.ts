import type { FormField, FormProblem } from '@oja/domain/goods/form-problem';
import type { ProductForm, VariantForm } from '@oja/domain/goods/product-form';
import { readProductForm } from '@oja/domain/goods/read-product-form';

/** Where a problem stands: 'price', or 'variants.3.count'. */
export const placeOf = ({ field, row, of }: Pick<FormProblem, 'field' | 'row' | 'of'>): string =>
  row === undefined || of === undefined ? field : `${field}.${row}.${of}`;

/** What stands at a place. */
export function valueAt(form: ProductForm, place: string): unknown {
  const [field, row, of] = place.split('.');
  if (field === 'variants') return form.variants[Number(row)]?.[of as keyof VariantForm];
  return form[field as keyof ProductForm];
}

/** Where a SKU was typed: of the product, or in a row. */
export function placeOfSku({ sku, variants }: ProductForm, taken: string): string {
  const row = sku.trim() === taken ? -1 : variants.findIndex((variant) => variant.sku.trim() === taken);
  return row < 0 ? 'sku' : placeOf({ field: 'variants', row, of: 'sku' });
}

/**
 * What is wrong in a form, by its place, in the order of the form.
 * @param before the form of the product as it is, where these are changes of one
 */
export function problemsOf(
  form: ProductForm,
  subcategories: boolean,
  before: ProductForm | null = null,
): Map<string, string> {
  const read = readProductForm(form, { subcategories, before });
  return new Map(read.ok ? [] : read.problems.map((problem) => [placeOf(problem), problem.text]));
}

/** What is folded away together. */
export const folds = {
  choices: ['colors', 'sizes', 'variants'],
  words: ['description', 'brand', 'tags'],
  sending: ['weight', 'length', 'width', 'height', 'returns'],
  stock: ['sku', 'lowAt'],
} as const satisfies Record<string, readonly FormField[]>;
export type FoldName = keyof typeof folds;

/** In which fold a place lies; undefined for what is never folded away. */
export const foldOf = (place: string): FoldName | undefined =>
  (Object.keys(folds) as FoldName[]).find((name) =>
    (folds[name] as readonly string[]).includes(place.split('.')[0] ?? ''),
  );

/** The first of what is told that lies in a fold. */
export const problemIn = (told: ReadonlyMap<string, string>, fold: FoldName): string | undefined =>
  [...told].find(([place]) => foldOf(place) === fold)?.[1];
