import { emptyForm, type ProductForm } from '@oja/domain/goods/product-form';

export type FormKey = keyof ProductForm;

const keys = Object.keys(emptyForm) as FormKey[];

/** The fields that two forms differ in, in the order of the form. Fields of an object may come in any order. */
export const differingFields = (one: ProductForm, other: ProductForm): FormKey[] =>
  keys.filter((key) => written(one[key]) !== written(other[key]));

export const sameForm = (one: ProductForm, other: ProductForm): boolean => differingFields(one, other).length === 0;

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
