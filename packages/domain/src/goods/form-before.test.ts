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
    ['a name in capitals', { name: 'ANKARA WAX SIX YARDS' }, { name: 'ANKARA WAX TEN YARDS' }, ['name']],
    ['a long description', { description: 'x'.repeat(5001) }, { description: 'y'.repeat(5001) }, ['description']],
    ['a long brand', { brand: 'x'.repeat(61) }, { brand: 'y'.repeat(61) }, ['brand']],
    ['a heavy weight', { weight: '1200' }, { weight: '1300' }, ['weight']],
    ['a long promise', { returns: 'x'.repeat(301) }, { returns: 'y'.repeat(301) }, ['returns']],
    ['a long tag', { tags: ['x'.repeat(31)] }, { tags: ['y'.repeat(31)] }, ['tags']],
    [
      'a phone number in a picture',
      { pictures: [{ id: 'p', alt: '0803 555 0142' }] },
      { pictures: [{ id: 'q', alt: '0803 555 0142' }] },
      ['pictures'],
    ],
    [
      'more pictures than may be new',
      { pictures: Array.from({ length: 9 }, (_, n) => ({ id: `${n}`, alt: '' })) },
      { pictures: Array.from({ length: 10 }, (_, n) => ({ id: `${n}`, alt: '' })) },
      ['pictures'],
    ],
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

  it('tell of the count, the price and the SKU of a row, each by itself', () => {
    const had = { colors: ['red'], pricedEach: true, countedEach: true, variants: [row('red', 'NO 1', '0.50')] };
    const anew = (given: object) =>
      problemsOf(had, { variants: [{ ...row('red', 'NO 1', '0.50'), count: '1', ...given }] });
    expect(anew({})).toEqual([]);
    expect(anew({ count: 'x' })).toEqual(['variants.0.count']);
    expect(anew({ price: '0.60' })).toEqual(['variants.0.price']);
    expect(anew({ sku: 'NO 2' })).toEqual(['variants.0.sku']);
  });

  it('tell of a row in another size, and of one that is new', () => {
    const sized = (size: string) => ({ ...row('red', '', '0.50'), size });
    const had = { colors: ['red'], sizes: ['S'], pricedEach: true, variants: [sized('S')] };
    expect(problemsOf(had, { sizes: ['M'], variants: [sized('M')] })).toEqual(['variants.0.price']);
  });

  it('leave no price that cannot be read', () => {
    expect(problemsOf({ price: 'x' })).toEqual(['price']);
  });

  it('lose no picture but by adding one', () => {
    const pictures = [{ id: 'p', alt: '' }];
    expect(problemsOf({ pictures }, { pictures: [] })).toEqual(['pictures']);
    const told = { pictures: [{ id: 'p', alt: '0803 555 0142' }] };
    expect(problemsOf({ pictures }, told)).toEqual(['pictures']);
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
