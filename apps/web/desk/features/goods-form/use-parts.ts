import type { ProductForm } from '@oja/domain/goods/product-form';
import { useMemo } from 'react';
import type { FormBesideRows, FormParts } from './form-context.ts';
import { useSteady } from './use-steady.ts';

/** What all parts of the form share: the same object as before while somebody types in a row. */
export function useParts({
  form,
  change,
  problems,
  live,
  facts,
}: Omit<FormParts, 'form'> & { form: ProductForm }): FormParts {
  const beside = useSteady<FormBesideRows>(form, isSameBesideRows);
  const { told, leave } = problems;
  const { product, isPriced, isCounted } = live;
  return useMemo(
    () => ({ form: beside, change, problems: { told, leave }, live: { product, isPriced, isCounted }, facts }),
    [beside, change, told, leave, product, isPriced, isCounted, facts],
  );
}

function isSameBesideRows(one: FormBesideRows, other: FormBesideRows): boolean {
  const keys = Object.keys(other) as (keyof FormBesideRows | 'variants')[];
  return keys.every((key) => key === 'variants' || one[key] === other[key]);
}
