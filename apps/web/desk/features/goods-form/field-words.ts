import type { ProductForm } from '@oja/domain/goods/product-form';
import type { FormKey } from './same-form.ts';

/** What people call the fields of the form; category and subcategory are told together. */
export const fieldNames: Record<Exclude<FormKey, 'subcategoryId'>, string> = {
  name: 'Name',
  price: 'Price',
  salePrice: 'Sale price',
  count: 'How many',
  categoryId: 'Category',
  pictures: 'Pictures',
  description: 'Description',
  brand: 'Brand',
  tags: 'Tags',
  colors: 'Colours',
  sizes: 'Sizes',
  countedEach: 'Counted',
  pricedEach: 'Priced',
  variants: 'Each colour and size',
  weight: 'Weight',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  returns: 'Returns',
  sku: 'SKU',
  lowAt: 'Low at',
};
export type NamedField = keyof typeof fieldNames;

export const nothing = 'nothing';

/** What stands in a field of words, or of a choice between two. */
export function valueWords(
  form: ProductForm,
  field: Exclude<NamedField, 'categoryId' | 'pictures' | 'variants'>,
): string {
  const value = form[field];
  if (typeof value === 'boolean') return value ? 'each' : 'together';
  return (typeof value === 'string' ? value : value.join(', ')) || nothing;
}
