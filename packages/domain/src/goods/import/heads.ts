import { type ProductColumn, productColumns } from '../product-columns.ts';

/** What other programs and people call columns of ours: of two in one file the one that stands first here is meant. */
const aliases: Partial<Record<ProductColumn, readonly string[]>> = {
  sku: [
    ...['isbn', 'isbn_13', 'isbn13', 'isbn_10', 'isbn10', 'item_no', 'item_number', 'item_code', 'product_code'],
    ...['stock_code', 'code', 'barcode', 'bar_code', 'ean', 'upc', 'part_no', 'part_number', 'article_no', 'ref'],
  ],
  name: [
    ...['product_name', 'item_name', 'name_of_item', 'name_of_product', 'title_of_book', 'book_title', 'name_of_book'],
    ...['title', 'product', 'item', 'items', 'goods', 'book', 'product_title', 'item_description'],
    ...['product_description', 'phone_model', 'model'],
  ],
  category: ['product_category', 'item_category', 'department', 'class'],
  subcategory: ['sub_category', 'product_type', 'type'],
  price: [
    ...['selling_price', 'sales_price', 'retail_price', 'unit_price', 'price_per_unit', 'price_each', 'our_price'],
    ...['rate', 'price_naira', 'price_ngn', 'amount', 'amount_naira'],
  ],
  sale_price: ['discount_price', 'discounted_price', 'promo_price', 'sale', 'offer_price'],
  count: [
    ...['qty', 'quantity', 'qty_in_shop', 'quantity_in_shop', 'qty_in_stock', 'quantity_in_stock', 'stock_qty'],
    ...[
      'available',
      'available_qty',
      'in_stock',
      'stock',
      'pieces',
      'pcs',
      'units',
      'balance',
      'qty_left',
      'no_in_stock',
    ],
  ],
  color: ['colour', 'colours', 'colors'],
  size: ['sizes', 'storage'],
  brand: ['make', 'manufacturer', 'publisher', 'brand_name'],
  description: ['details', 'product_details'],
  tags: ['keywords'],
  weight_kg: ['weight', 'kg'],
  low_at: ['reorder_level', 'minimum_stock', 'min_stock'],
  pictures: ['images', 'photos', 'photo', 'picture', 'image'],
};

const known = new Map(
  productColumns.flatMap((column) =>
    [column, ...(aliases[column] ?? [])].map((name, rank) => [name, { column, rank }] as const),
  ),
);

/** Words for many things: beside a SKU in our word they may say for a person's eyes what the SKU says, and rename nothing. */
const vague = new Set([
  'product',
  'item',
  'items',
  'goods',
  'book',
  'model',
  'phone_model',
  'type',
  'class',
  'department',
  'storage',
]);

/** What is longer calls no column; it is told of as far as that. */
const MOST_HEAD = 100;
/** Signs between the words of a head, and what stands in brackets behind them: `Selling Price (₦)`. */
const brackets = /\([^()]*\)|\[[^[\]]*\]/g;

/** A head as it is shown and kept. */
export const headText = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, MOST_HEAD).toWellFormed();

const nameOf = (text: string): string =>
  headText(text)
    .replace(brackets, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

/**
 * What heads call, in the order of the file, in any case, with blanks, hyphens, dots or brackets; null: nothing that is known.
 * Each column is called once, by the head that says it best. What stands in a description
 * is the name where no other head says one, but for a file in our words, which changes descriptions; there words for many things
 * call none.
 */
export function guessColumns(heads: readonly string[]): (ProductColumn | null)[] {
  const names = heads.map(nameOf);
  const isOurs = names.includes('sku');
  const found = names.map((name) => (isOurs && vague.has(name) ? undefined : known.get(name)));
  const best = new Map<ProductColumn, number>();
  for (const [at, each] of found.entries()) {
    const before = each && best.get(each.column);
    if (each && (before === undefined || each.rank < (found[before]?.rank ?? 0))) best.set(each.column, at);
  }
  const described = best.get('description');
  if (!best.has('name') && described !== undefined && !isOurs) {
    best.delete('description');
    best.set('name', described);
  }
  const columns = new Map([...best].map(([column, at]) => [at, column]));
  return heads.map((_, at) => columns.get(at) ?? null);
}
