import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyForm, type ProductForm, type VariantForm } from './product-form.ts';
import { readProductForm } from './read-product-form.ts';

const form = (given: Partial<ProductForm> = {}): ProductForm => ({
  ...emptyForm,
  ...{ name: 'Ankara wax 6 yards', price: '12,000', count: '10', categoryId: 'c', pictures: [{ id: 'p', alt: '' }] },
  ...given,
});
const row = (color: string, given: Partial<VariantForm> = {}): VariantForm => ({
  ...{ color, size: '', price: '', salePrice: '', count: '', sku: '', offered: true },
  ...given,
});
const read = (given: Partial<ProductForm> = {}, subcategories = false) =>
  readProductForm(form(given), { subcategories });
const problemsOf = (given: Partial<ProductForm>, subcategories = false) => {
  const answer = read(given, subcategories);
  return answer.ok ? [] : answer.problems;
};
const goodsOf = (given: Partial<ProductForm> = {}) => {
  const answer = read(given);
  if (!answer.ok) throw new Error(answer.problems.map(({ text }) => text).join(' '));
  return answer.goods;
};

const words = {
  pictures: 'Add at least one picture.',
  name: 'Give it a name of 3 to 120 letters.',
  price: 'Enter a price between ₦1.00 and ₦10,000,000.00.',
  count: 'Enter how many you have, from 0 to 1,000,000.',
  contact: 'Buyers reach you through the shop: leave phone numbers, accounts and links out.',
  sku: 'A SKU has up to 40 letters, digits and - _ . / signs.',
  measure: 'Enter all three in cm, each up to 1,000.',
};

describe('a form', () => {
  it('of nothing tells everything that is needed, in the order of the form [GOODS-18]', () => {
    const answer = readProductForm(emptyForm, { subcategories: false });
    expect(answer.ok ? [] : answer.problems).toEqual([
      { field: 'pictures', text: words.pictures },
      { field: 'name', text: words.name },
      { field: 'price', text: words.price },
      { field: 'count', text: words.count },
      { field: 'categoryId', text: 'Choose a category.' },
    ]);
  });

  it('of what is new tells of few left from below where it begins; of what is there, as before [GOODS-165]', () => {
    expect(goodsOf().lowAt).toBe(3);
    expect(goodsOf({ count: '2' }).lowAt).toBe(1);
    expect(goodsOf({ count: '0' }).lowAt).toBe(3);
    expect(goodsOf({ count: '2', lowAt: '3' }).lowAt).toBe(3);
    const variants = [row('red', { count: '9' }), row('blue', { count: '2' })];
    expect(goodsOf({ colors: ['red', 'blue'], countedEach: true, variants }).lowAt).toBe(1);
    const changed = readProductForm(form({ count: '2' }), { subcategories: false, before: form({ count: '2' }) });
    expect(changed).toMatchObject({ ok: true, goods: { lowAt: 3 } });
  });

  it.each([
    [121, 'The name has 121 letters. Keep it to 120.'],
    [200, 'The name has 200 letters. Keep it to 120.'],
  ])('with a name of %i letters says how many those are [GOODS-166]', (letters, text) => {
    expect(problemsOf({ name: 'é'.repeat(letters) })).toEqual([{ field: 'name', text }]);
    expect(problemsOf({ name: 'é'.repeat(120) })).toEqual([]);
  });

  it.each<[Partial<ProductForm>, string, string]>([
    [{ name: 'ab' }, 'name', words.name],
    [
      { name: 'ANKARA WAX SIX YARDS' },
      'name',
      'Write the name in small letters, with capitals only where they belong.',
    ],
    [{ name: 'Wax 0803 555 0142' }, 'name', words.contact],
    [{ price: '0.99' }, 'price', words.price],
    [{ price: '10,000,000.01' }, 'price', words.price],
    [{ price: '-5' }, 'price', words.price],
    [{ price: '１２' }, 'price', words.price],
    [{ salePrice: '12000' }, 'salePrice', 'The sale price must be below ₦12,000.00.'],
    [{ salePrice: '0' }, 'salePrice', 'The sale price must be below ₦12,000.00.'],
    [{ salePrice: 'x' }, 'salePrice', 'The sale price must be below ₦12,000.00.'],
    [{ count: '1,000,001' }, 'count', words.count],
    [{ count: '-1' }, 'count', words.count],
    [{ count: '1.5' }, 'count', words.count],
    [{ description: 'x'.repeat(5001) }, 'description', 'Keep it to 5,000 characters.'],
    [{ description: 'pay to 0123456789' }, 'description', words.contact],
    [{ pictures: [{ id: 'p', alt: 'Call 0803 555 0142' }] }, 'pictures', words.contact],
    [{ colors: ['Gold', '08035550142'] }, 'colors', words.contact],
    [{ sizes: ['wa.me/2348035550142'] }, 'sizes', words.contact],
    [{ brand: '0803-555-0142' }, 'brand', words.contact],
    [{ tags: ['wax', 'www.wax.example'] }, 'tags', words.contact],
    [{ returns: 'Write to ada@example.ng' }, 'returns', words.contact],
    [{ sku: '08035550142' }, 'sku', words.contact],
    [{ brand: 'x'.repeat(61) }, 'brand', 'Keep it to 60 characters.'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `${n}`) }, 'tags', 'Keep at most 10 tags.'],
    [
      { pictures: Array.from({ length: 9 }, (_, n) => ({ id: `${n}`, alt: '' })) },
      'pictures',
      'Keep at most 8 pictures.',
    ],
    [{ weight: 'about 2' }, 'weight', 'Enter the weight in kg, like 0.5.'],
    [{ weight: '2 kg' }, 'weight', 'Enter the weight in kg, like 0.5.'],
    [{ colors: ['x'.repeat(41)] }, 'colors', 'Name colours in 1 to 40 letters.'],
    [{ colors: [''] }, 'colors', 'Name colours in 1 to 40 letters.'],
    [{ sku: '9782458110-08035550142' }, 'sku', words.contact],
    [{ tags: ['x'.repeat(31)] }, 'tags', 'Keep it to 30 characters.'],
    [{ weight: '0' }, 'weight', 'Enter the weight in kg, like 0.5.'],
    [{ weight: '1000.001' }, 'weight', 'Enter the weight in kg, like 0.5.'],
    [{ returns: 'x'.repeat(301) }, 'returns', 'Keep it to 300 characters.'],
    [{ sku: '-A' }, 'sku', words.sku],
    [{ sku: 'A'.repeat(41) }, 'sku', words.sku],
    [{ lowAt: '1001' }, 'lowAt', 'Enter a number from 0 to 1,000.'],
    [{ colors: Array.from({ length: 13 }, (_, n) => `c${n}`) }, 'colors', 'Offer at most 12 colours.'],
    [{ colors: ['Red', 'red'] }, 'colors', 'Each of the colours once.'],
    [{ sizes: [' M'] }, 'sizes', 'Name sizes in 1 to 40 letters.'],
  ])('with %j tells it at the field [GOODS-19, GOODS-20, GOODS-21]', (given, field, text) => {
    expect(problemsOf(given)).toEqual([{ field, text }]);
  });

  it('with a phone number for the SKU of a combination tells it at its row', () => {
    const rows = [row('red'), row('blue', { sku: '0803-555-0142' })];
    expect(problemsOf({ colors: ['red', 'blue'], variants: rows })).toEqual([
      { field: 'variants', text: words.contact, row: 1, of: 'sku' },
    ]);
  });

  it('takes the ten digits of a book for a SKU, but not those of a phone', () => {
    expect(problemsOf({ sku: '9782458110' })).toEqual([]);
    expect(problemsOf({ sku: '043590525X' })).toEqual([]);
    expect(problemsOf({ sku: '8035550142' })).toEqual([]);
    expect(problemsOf({ sku: '0803555014' })).toEqual([{ field: 'sku', text: words.contact }]);
  });

  it('needs a subcategory where its category has any [GOODS-22]', () => {
    expect(problemsOf({}, true)).toEqual([{ field: 'subcategoryId', text: 'Choose a subcategory.' }]);
    expect(problemsOf({ subcategoryId: 's' }, true)).toEqual([]);
  });

  it('needs all of length, width and height, or none [GOODS-23]', () => {
    expect(problemsOf({ length: '10', height: '1001' })).toEqual([
      { field: 'width', text: words.measure },
      { field: 'height', text: words.measure },
    ]);
    expect(goodsOf({ length: '10', width: '0.5', height: '1000' }).dimensions).toEqual({
      length: 10,
      width: 0.5,
      height: 1000,
    });
  });

  it('is a product with what stands on its edges', () => {
    const edges = {
      name: 'LG TV',
      price: '1',
      salePrice: '0.99',
      count: '0',
      weight: '0.001',
      lowAt: '0',
      tags: [' a  b ', 'a b', ''],
    };
    expect(goodsOf(edges)).toMatchObject({
      ...{ name: 'LG TV', priced: { price: 100, discountPrice: 99 }, count: 0, weight: 0.001, lowAt: 0, tags: ['a b'] },
      ...{ sku: null, returnPolicy: null, brandName: null, dimensions: null, subcategoryId: null },
      pictures: [{ id: 'p', alt: 'LG TV' }],
      variants: [{ color: '', size: '', priced: null, count: null, sku: null, offered: true }],
    });
    const most = {
      ...{ name: 'Bag', brand: 'x'.repeat(60), returns: ` ${'x'.repeat(300)} `, tags: Array.from('abcdefghij') },
      ...{ pictures: Array.from({ length: 8 }, (_, n) => ({ id: `${n}`, alt: '' })), colors: ['x'.repeat(40)] },
      ...{ sizes: Array.from('abcdefghijkl'), lowAt: '1000', weight: ' 1000 ' },
    };
    expect(problemsOf(most)).toEqual([]);
    expect(problemsOf({ name: 'NEW LG SMART TV' })).toEqual([]);
    expect(problemsOf({ name: '布布布布布布布布布布布布布' })).toEqual([]);
    expect(goodsOf({ price: '10m', count: '1,000,000' })).toMatchObject({
      priced: { price: 1_000_000_000 },
      count: 1_000_000,
    });
  });
});

it('blanks around what is typed are not kept, and are nothing by themselves', () => {
  const blank = { salePrice: ' ', weight: ' ', length: ' ', description: ' ', returns: ' ', sku: ' ', lowAt: ' ' };
  expect(goodsOf(blank)).toMatchObject({
    ...{ priced: { discountPrice: null }, weight: null, dimensions: null, description: '', returnPolicy: null },
    ...{ sku: null, lowAt: 3 },
  });
  const typed = { weight: ' 0.5 ', description: ' Soft ', returns: ' None ', sku: ' 9782458110 ' };
  expect(goodsOf(typed)).toMatchObject({ weight: 0.5, description: 'Soft', returnPolicy: 'None', sku: '9782458110' });
  const [variant] = goodsOf({ colors: ['red'], variants: [row('red', { sku: ' R ' })] }).variants;
  expect(variant?.sku).toBe('R');
});

describe('a picture of a form', () => {
  const shown = (choice?: string, colors = ['Sky blue', 'Red']) =>
    goodsOf({ colors, pictures: [{ id: 'p', alt: '', ...(choice !== undefined && { choice }) }] }).pictures[0];

  it.each([
    ['Red', 'Red'],
    [' sky  BLUE ', 'Sky blue'],
  ])('says that it shows %j, one of the colours, as that is written', (choice, color) => {
    expect(shown(choice)).toEqual({ id: 'p', alt: 'Ankara wax 6 yards', choice: color });
  });

  it.each(['Green', '', 'Sky', undefined])('forgets %j, which is no colour, and is not refused for it', (choice) => {
    expect(shown(choice)).toEqual({ id: 'p', alt: 'Ankara wax 6 yards' });
    expect(shown(choice, [])).toEqual({ id: 'p', alt: 'Ankara wax 6 yards' });
  });

  it('names the very colour where goods from before have two that differ in letters alone', () => {
    const before = form({ colors: ['Red', 'red'], pictures: [{ id: 'p', alt: '', choice: 'red' }] });
    const answer = readProductForm(before, { subcategories: false, before });
    expect(answer.ok && answer.goods.pictures).toMatchObject([{ choice: 'red' }]);
  });
});

describe('the rows of a form', () => {
  const chips = { colors: ['red', 'blue'], pricedEach: true, countedEach: true, price: '', count: '' };

  it('have prices and counts of their own where they are said so, and told at their place where they are wrong', () => {
    const variants = [
      row('red', { price: '500', count: '4', sku: 'R' }),
      row('blue', { price: 'x', salePrice: '1', count: '-', sku: 'R' }),
    ];
    expect(problemsOf({ ...chips, variants })).toEqual([
      { field: 'variants', row: 1, of: 'price', text: words.price },
      { field: 'variants', row: 1, of: 'count', text: words.count },
      { field: 'variants', row: 1, of: 'sku', text: 'Another combination has this SKU.' },
    ]);
  });

  it('that are not offered need none', () => {
    const variants = [row('red', { price: '500', count: '4' }), row('blue', { offered: false })];
    const goods = goodsOf({ ...chips, variants });
    expect(goods).toMatchObject({ priced: null, count: null });
    expect(goods.variants).toEqual([
      { color: 'red', size: '', priced: { price: 50_000, discountPrice: null }, count: 4, sku: null, offered: true },
      { color: 'blue', size: '', priced: null, count: null, sku: null, offered: false },
    ]);
    const none = variants.map((variant) => ({ ...variant, offered: false }));
    expect(problemsOf({ ...chips, variants: none })).toEqual([
      { field: 'variants', text: 'Offer at least one combination.' },
    ]);
  });

  it('are those of the chips, whatever else the form brings along', () => {
    const variants = [row('purple', { sku: 'P' }), row('red', { sku: 'R' })];
    expect(goodsOf({ colors: ['red', 'blue'], variants }).variants.map(({ color, sku }) => [color, sku])).toEqual([
      ['red', 'R'],
      ['blue', null],
    ]);
    expect(goodsOf({ pricedEach: true, countedEach: true })).toMatchObject({ priced: { price: 1_200_000 }, count: 10 });
  });

  it('are at most 100 [GOODS-21]', () => {
    const colors = Array.from({ length: 11 }, (_, n) => `c${n}`);
    const sizes = Array.from({ length: 10 }, (_, n) => `s${n}`);
    expect(problemsOf({ colors, sizes })).toEqual([
      { field: 'variants', text: 'Offer at most 100 combinations of colour and size.' },
    ]);
    expect(goodsOf({ colors: colors.slice(1), sizes }).variants).toHaveLength(100);
  });
});

it('whatever is typed, a form is read to the end, and what it gives is within the limits [GOODS-24]', () => {
  const typed = fc.string({ maxLength: 12, unit: 'binary' });
  const amount = fc.integer({ min: 0, max: 20_000_000 }).map(String);
  const field = fc.oneof({ weight: 4, arbitrary: amount }, typed);
  const blank = fc.oneof({ weight: 4, arbitrary: fc.constant('') }, field);
  let published = 0;
  fc.assert(
    fc.property(fc.record({ price: field, salePrice: blank, count: field, weight: blank, lowAt: blank }), (given) => {
      const answer = read(given);
      if (!answer.ok) {
        expect(answer.problems.length).toBeGreaterThan(0);
        return;
      }
      published += 1;
      const { priced, count, lowAt } = answer.goods;
      expect(priced?.price).toBeGreaterThanOrEqual(100);
      expect(priced?.price).toBeLessThanOrEqual(1_000_000_000);
      expect(priced?.discountPrice ?? 1).toBeLessThan(priced?.price ?? 0);
      expect(count).toBeLessThanOrEqual(1_000_000);
      expect(lowAt).toBeLessThanOrEqual(1000);
    }),
    { numRuns: 2000 },
  );
  expect(published).toBeGreaterThan(0);
});
