import type { ProductForm } from '@oja/domain/goods/product-form';
import type { FormKey } from './same-form.ts';

/** What people call the fields of the form. */
export const fieldNames: Record<FormKey, string> = {
  name: 'Name',
  price: 'Price',
  salePrice: 'Sale price',
  count: 'How many',
  categoryId: 'Category',
  subcategoryId: 'Subcategory',
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

const nothing = 'nothing';

/** What stands in a field, in a few words. */
export function valueWords(form: ProductForm, field: FormKey): string {
  if (field === 'pictures')
    return `${form.pictures.length}${form.pictures.some(({ alt }) => alt) ? ', described' : ''}`;
  if (field === 'categoryId' || field === 'subcategoryId') return form[field] ? 'another one' : nothing;
  if (field === 'countedEach' || field === 'pricedEach') return form[field] ? 'each' : 'together';
  if (field === 'variants') return form.variants.map(rowWords).join('; ') || nothing;
  const value = form[field];
  return (typeof value === 'string' ? value : value.join(', ')) || nothing;
}

function rowWords({ color, size, count, price, offered }: ProductForm['variants'][number]): string {
  const name = [color, size].filter(Boolean).join(' ');
  return [name, count && `${count} there`, price && `₦${price}`, !offered && 'not offered'].filter(Boolean).join(', ');
}
