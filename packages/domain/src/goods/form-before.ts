import { readNaira } from '../money/typed-naira.ts';
import type { FormProblem } from './form-problem.ts';
import type { ProductForm, VariantForm } from './product-form.ts';

/** What a form has that the product of which it writes changes had before: a limit is for what is new. */
export interface FormBefore {
  /** Whether what is wrong there was so before. */
  stays: (at: Pick<FormProblem, 'field' | 'row' | 'of'>) => boolean;
  /** How many there may be: as many as there were, where those are more. */
  most: (field: ListField, limit: number) => number;
  /** Those of a list that are new. */
  fresh: (field: ChipField) => readonly string[];
  isFreshPicture: (picture: ProductForm['pictures'][number]) => boolean;
}

type ChipField = 'tags' | 'colors' | 'sizes';
type ListField = ChipField | 'pictures' | 'variants';

const texts = new Set(['name', 'description', 'brand', 'weight', 'returns', 'sku', 'lowAt']);
const measures = ['length', 'width', 'height'] as const;
const prices = ['price', 'salePrice'] as const;

/** @param before null of a product that is not there yet @param variants the rows of the form, as they are read */
export function formBefore(
  form: ProductForm,
  before: ProductForm | null,
  variants: readonly VariantForm[],
): FormBefore {
  if (!before)
    return { stays: () => false, most: (_, limit) => limit, fresh: (field) => form[field], isFreshPicture: () => true };
  const isSame = (...fields: (keyof ProductForm)[]) => fields.every((field) => form[field] === before[field]);
  const rowStays = (row: number, of: FormProblem['of']) => {
    const now = variants[row];
    const then = before.variants.find(({ color, size }) => color === now?.color && size === now.size);
    if (!now || !then || of === 'count') return false;
    return of === 'sku' ? now.sku === then.sku : isSamePrice(now, then);
  };
  return {
    stays: ({ field, row, of }) => {
      if (row !== undefined) return rowStays(row, of);
      if (field === 'pictures') return form.pictures.length + before.pictures.length === 0;
      if (field === 'subcategoryId') return isSame('categoryId', 'subcategoryId');
      if (prices.some((price) => price === field)) return !before.pricedEach && isSamePrice(form, before);
      if (measures.some((measure) => measure === field)) return isSame(...measures);
      return texts.has(field) && isSame(field);
    },
    most: (field, limit) => Math.max(limit, before[field].length),
    fresh: (field) => form[field].filter((chip) => !before[field].includes(chip)),
    isFreshPicture: ({ id, alt }) => !before.pictures.some((picture) => picture.id === id && picture.alt === alt),
  };
}

type TypedPrice = Pick<ProductForm, 'price' | 'salePrice'>;

/** It can be read, at least. */
const isSamePrice = (now: TypedPrice, then: TypedPrice): boolean =>
  prices.every((price) => now[price] === then[price]) && readNaira(now.price) !== undefined;
