import type { GoodsFacts } from '@oja/contract/desks/desk-product-form';
import type { ProductForm, VariantForm } from '@oja/domain/goods/product-form';
import { createContext, useContext } from 'react';
import type { Live } from './live.ts';
import type { Problems } from './problems-told.ts';

/** The form but for its rows: what is typed in a row draws nothing outside of it anew. */
export type FormBesideRows = Omit<ProductForm, 'variants'>;

/** The form that is being written. */
export interface FormParts {
  form: FormBesideRows;
  change: (change: (form: ProductForm) => ProductForm) => void;
  problems: Pick<Problems, 'told' | 'leave'>;
  live: Live;
  /** Undefined until they have come. */
  facts: GoodsFacts | undefined;
}

export const FormContext = createContext<FormParts | null>(null);
/** As they were typed. */
export const RowsContext = createContext<readonly VariantForm[]>([]);

export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('No form of a product above this component.');
  return parts;
}

/** Whether it has colours or sizes, and so rows. */
export const hasRows = ({ colors, sizes }: Pick<ProductForm, 'colors' | 'sizes'>): boolean =>
  colors.length > 0 || sizes.length > 0;

type TextField = {
  [K in keyof ProductForm]: ProductForm[K] extends string ? K : never;
}[keyof ProductForm];

/** What a field of text takes. */
export function useText(name: TextField) {
  const { form, change, problems } = useFormParts();
  return {
    name,
    value: form[name],
    error: problems.told.get(name),
    onChange: ({ target }: { target: { value: string } }) => change((before) => ({ ...before, [name]: target.value })),
    onBlur: () => problems.leave(name),
  };
}
