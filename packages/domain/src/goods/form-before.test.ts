import { describe, expect, it } from 'vitest';
import { emptyForm, type ProductForm } from './product-form.ts';
import { readProductForm } from './read-product-form.ts';

const form: ProductForm = {
  ...emptyForm,
  ...{ name: 'Ankara wax 6 yards', price: '12,000', count: '10', categoryId: 'c', pictures: [{ id: 'p', alt: '' }] },
};
/** What is wrong with changes of a product. */
const problemsOf = (before: Partial<ProductForm>, changed: Partial<ProductForm> = {}, subcategories = false) => {
  const was = { ...form, ...before };
  const read = readProductForm({ ...was, ...changed }, { subcategories, before: was });
  return read.ok
    ? []
    : read.problems.map(({ field, row, of }) => [field, row, of].filter((part) => part !== undefined).join('.'));
};
const row = (color: string, sku: string, price = '') => ({
  color,
  size: '',
  price,
  salePrice: '',
  count: '',
  sku,
  offered: true,
});

describe('changes of a product', () => {
  it.each<[string, Partial<ProductForm>, Partial<ProductForm>, string[]]>([
    ['a price that nobody may ask for anew', { price: '0.50' }, { price: '0.60' }, ['price']],
    ['no picture', { pictures: [] }, { pictures: [{ id: 'p', alt: '0803 555 0142' }] }, ['pictures']],
    ['a SKU of other signs', { sku: 'NO 1' }, { sku: 'NO 2' }, ['sku']],
    ['a limit that is higher than any', { lowAt: '5000' }, { lowAt: '5001' }, ['lowAt']],
    ['measures of which one is missing', { length: '1' }, { width: '1' }, ['height']],
    ['colours that are the same in other letters', { colors: ['Red', 'red'] }, { colors: ['Red', 'RED'] }, ['colors']],
  ])('may leave %s, and may not write it', (_, had, anew, told) => {
    expect(problemsOf(had)).toEqual([]);
    expect(problemsOf(had, anew)).toEqual(told);
  });

  it('stay in a category whose subcategories came later, and choose one in another', () => {
    expect(problemsOf({}, {}, true)).toEqual([]);
    expect(problemsOf({}, { categoryId: 'd' }, true)).toEqual(['subcategoryId']);
  });

  it('have what rows had, by colour and size', () => {
    const had = {
      colors: ['red', 'blue'],
      pricedEach: true,
      variants: [row('red', '08035550142', '0.50'), row('blue', 'B', '1')],
    };
    expect(problemsOf(had)).toEqual([]);
    const [red, blue] = had.variants;
    expect(problemsOf(had, { colors: ['blue', 'red'] })).toEqual([]);
    const twice = { variants: [red ?? row('', ''), { ...(blue ?? row('', '')), sku: '08035550142', price: '0.50' }] };
    expect(problemsOf(had, twice)).toEqual(['variants.1.price', 'variants.1.sku', 'variants.1.sku']);
  });

  it('count no more than can be counted, whatever was there', () => {
    expect(problemsOf({ count: '2000000' })).toEqual(['count']);
  });

  it('read the price that stays', () => {
    const was = { ...form, price: '0.50' };
    const read = readProductForm(was, { subcategories: false, before: was });
    expect(read.ok && read.goods.priced).toEqual({ price: 50, discountPrice: null });
  });
});
