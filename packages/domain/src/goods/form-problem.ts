import type { ProductForm } from './product-form.ts';

export type FormField = Exclude<keyof ProductForm, 'countedEach' | 'pricedEach'>;

/** What is wrong in a form, in words that stand under the field. */
export interface FormProblem {
  field: FormField;
  /** Of `variants`: the place of the row, and the field in it. */
  row?: number;
  of?: 'price' | 'salePrice' | 'count' | 'sku';
  text: string;
}
