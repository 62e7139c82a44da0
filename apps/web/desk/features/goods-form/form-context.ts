import type { GoodsFacts } from '@oja/contract/desks/desk-product-form';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { createContext, useContext } from 'react';
import type { Live } from './live.ts';
import type { Problems } from './problems-told.ts';

/** The form that is being written. */
export interface FormParts {
  /** With the prices and the counts of the shop. */
  form: ProductForm;
  change: (change: (form: ProductForm) => ProductForm) => void;
  problems: Problems;
  live: Live;
  /** Undefined until they have come. */
  facts: GoodsFacts | undefined;
}

export const FormContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('No form of a product above this component.');
  return parts;
}

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
