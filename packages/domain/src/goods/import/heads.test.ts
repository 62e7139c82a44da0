import { describe, expect, it } from 'vitest';
import { guessColumns, headText } from './heads.ts';

describe('headings of a file of products', () => {
  it('are known in any case and order, with blanks, hyphens, dots, brackets and stars', () => {
    expect(guessColumns(['Sale-Price', ' WEIGHT kg', 'Sku*', 'low_at', 'Qty.', 'Selling  Price (₦)'])).toEqual([
      ...['sale_price', 'weight_kg', 'sku', 'low_at', 'count', 'price'],
    ]);
  });

  it.each([
    [
      'a bookshop',
      'S/N, ISBN, Title of Book, Author, Publisher, Selling Price, Qty in Shop',
      '-, sku, name, -, brand, price, count',
    ],
    ['a wholesaler', 'Item Name, Selling Price, Qty, Category, Brand', 'name, price, count, category, brand'],
    [
      'a phone seller',
      'Phone model, Storage, Colour, Condition, IMEI, Price, Qty',
      'name, size, color, -, -, price, count',
    ],
    [
      'a supermarket',
      'Barcode, Product Description, Department, Cost Price, Retail Price, Balance',
      'sku, name, category, -, price, count',
    ],
    ['an invoice', 'No., Item, Quantity, Unit Price, Amount', '-, name, count, price, -'],
    ['a chemist', 'ITEM NO, Description, Rate, In Stock, Expiry', 'sku, name, price, count, -'],
  ])('of %s are guessed', (_, heads, columns) => {
    expect(guessColumns(heads.split(', ')).map((column) => column ?? '-')).toEqual(columns.split(', '));
  });

  it('are known without what stands in brackets', () => {
    expect(guessColumns(['Price (NGN each)', 'Qty [cartons]'])).toEqual(['price', 'count']);
  });

  it('that call one thing twice are left to the one that says it best, or to the first', () => {
    expect(guessColumns(['Amount', 'sku', 'Price', 'Stock', 'Qty', 'qty'])).toEqual([
      null,
      'sku',
      'price',
      null,
      'count',
      null,
    ]);
  });

  it('leave a description what it is where there is a name, or a SKU in our word', () => {
    expect(guessColumns(['SKU', 'Description'])).toEqual(['sku', 'description']);
    expect(guessColumns(['Description', 'Title'])).toEqual(['description', 'name']);
  });

  it('leave out words for many things beside a SKU in our word, so that a stock list renames nothing', () => {
    expect(guessColumns(['sku', 'Item', 'Type', 'Qty'])).toEqual(['sku', null, null, 'count']);
    expect(guessColumns(['sku', 'Product name', 'Qty'])).toEqual(['sku', 'name', 'count']);
    expect(guessColumns(['Code', 'Item', 'Type', 'Qty'])).toEqual(['sku', 'name', 'subcategory', 'count']);
  });

  it('are known by what else people call them', () => {
    const heads = ['Title', 'Promo price', 'Product details', 'Keywords', 'Kg', 'Reorder level', 'Photos'];
    expect(guessColumns(heads)).toEqual([
      ...['name', 'sale_price', 'description', 'tags', 'weight_kg', 'low_at', 'pictures'],
    ]);
  });

  it.each([
    'Product',
    'Item',
    'Items',
    'Goods',
    'Book',
    'Model',
    'Phone model',
    'Type',
    'Class',
    'Department',
    'Storage',
  ])('leave out %s, a word for many things, beside a SKU in our word', (head) => {
    expect(guessColumns(['sku', head])).toEqual(['sku', null]);
  });

  it('are known with several signs between and around their words', () => {
    expect(guessColumns(['Selling - Price', '**SKU**', 'Qty'])).toEqual(['price', 'sku', 'count']);
    expect(guessColumns(['Price(₦)each'])).toEqual(['price']);
  });

  it('are told in one line of 100 letters', () => {
    expect(headText('  Selling \n  Price ')).toBe('Selling Price');
    expect(headText('x'.repeat(101))).toBe('x'.repeat(100));
  });

  it('that every object has mean nothing', () => {
    expect(guessColumns(['constructor', '__proto__', '', 'toString'])).toEqual([null, null, null, null]);
  });

  it('of 20,000 stars and brackets are read at once', () => {
    const begun = performance.now();
    expect(guessColumns([`${'*'.repeat(19_999)}x`, '('.repeat(20_000), `sku ${'*'.repeat(50)}`])).toEqual([
      null,
      null,
      'sku',
    ]);
    expect(performance.now() - begun).toBeLessThan(100);
  });
});
