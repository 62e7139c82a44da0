import { slugOf } from '@oja/domain/text/slug';
import { type InventedProduct, productMaker } from './invented-products.ts';
import { reviewsOf } from './invented-reviews.ts';
import type { InventedSellers } from './invented-sellers.ts';
import { shelves } from './market-things.ts';
import type { Person } from './people.ts';
import { rowId } from './row-ids.ts';
import type { RowsToCopy } from './rows-to-copy.ts';
import { openingOf, type Scale } from './scale.ts';
import type { Sold } from './tally-orders.ts';

export interface Shelved {
  scale: Scale;
  stores: InventedSellers;
  buyers: readonly Person[];
  /** What the orders have taken of each product. */
  sold: Sold;
}

/** Categories and stores: few rows. */
export function addStores(rows: RowsToCopy, { scale, stores, sold }: Shelved): void {
  const opened = openingOf(scale);
  const created_at = new Date(opened);
  for (const [place, { name, description, subcategories }] of shelves.entries()) {
    const category_id = rowId('category', place, opened);
    rows.add('categories', { id: category_id, name, slug: slugOf(name), description });
    for (const [position, subcategory] of subcategories.entries()) {
      const id = subcategoryId(scale, name, subcategory);
      rows.add('subcategories', { id, category_id, name: subcategory, slug: slugOf(subcategory), position });
    }
  }
  const sales = new Int32Array(stores.sellers.length);
  for (const [product, seller] of stores.sellerOf.entries())
    sales[seller] = (sales[seller] ?? 0) + (sold.ever[product] ?? 0);
  for (const [place, { id, name, storeName, slug, description, city, state }] of stores.sellers.entries()) {
    rows.add('sellers', {
      id,
      name,
      store_name: storeName,
      slug,
      description,
      business_type: place % 3 === 0 ? 'business' : 'individual',
      business_address: JSON.stringify({ city, state, country: 'Nigeria' }),
      total_sales: sales[place] ?? 0,
      created_at,
    });
    // Without an account at the provider: what stores are owed stays in the ledger.
    rows.add('seller_payouts', { seller_id: id, account_name: name, bank_name: 'Bank of the Market' });
  }
}

/** Products with the units that they opened with, and their reviews. @param done told how many there are */
export async function copyGoods(rows: RowsToCopy, shelved: Shelved, done: (products: number) => void): Promise<void> {
  const { scale, stores } = shelved;
  const product = productMaker(scale, stores);
  for (let n = 0; n < scale.products; n += 1) {
    addProduct(rows, shelved, n, product(n));
    await rows.sendEnough();
    if (n % 1000 === 0) done(n);
  }
  await rows.sendAll();
  done(scale.products);
}

function addProduct(
  rows: RowsToCopy,
  { scale, stores, buyers, sold }: Shelved,
  n: number,
  made: InventedProduct,
): void {
  const { id, thing, name, stock } = made;
  const created_at = new Date(made.createdAt);
  const seller_id = stores.sellers[stores.sellerOf[n] ?? 0]?.id ?? '';
  const reviews = reviewsOf(scale, n, made, buyers.length);
  rows.add('products', {
    id,
    seller_id,
    category_id: categoryId(scale, thing.category),
    subcategory_id: subcategoryId(scale, thing.category, thing.subcategory),
    name,
    description: made.description,
    brand_name: made.brand,
    sku: made.sku,
    price: made.price,
    discount_price: made.discountPrice,
    images: JSON.stringify([{ key: `scale-${n % 1000}-0123456789abcdef`, color: '#a1b2c3', alt: name }]),
    tags: [...thing.tags],
    colors: [...made.colours],
    sizes: [...made.sizes],
    stock,
    units_sold_recently: made.demand + (sold.recently[n] ?? 0),
    rating_sum: reviews.reduce((sum, { rating }) => sum + rating, 0),
    rating_count: reviews.length,
    created_at,
    updated_at: created_at,
  });
  rows.add('stock_items', { id, product_id: id, seller_id, stock });
  const choices = (words: readonly string[]) => (words.length > 0 ? words : ['']);
  const variants = choices(made.colours).flatMap((color) => choices(made.sizes).map((size) => ({ color, size })));
  for (const [place, { color, size }] of variants.entries()) {
    rows.add('product_variants', {
      id: rowId('variant', n * 2 ** 8 + place, made.createdAt),
      product_id: id,
      seller_id,
      position: place + 1,
      color,
      size,
      stock_item_id: id,
    });
  }
  rows.add('stock_movements', {
    id: rowId('movement', 2 * n, made.createdAt),
    stock_item_id: id,
    kind: 'initial',
    d_stock: stock + (sold.ever[n] ?? 0),
    d_held: 0,
    checkout_id: null,
    created_at,
  });
  for (const [place, { rating, comment, buyer, createdAt }] of reviews.entries()) {
    const writer = buyer === null ? undefined : buyers[buyer];
    const at = new Date(createdAt);
    rows.add('reviews', {
      id: rowId('review', n * 2 ** 12 + place, createdAt),
      product_id: id,
      seller_id,
      user_id: writer?.id ?? null,
      user_name: writer?.name ?? 'Anonymous',
      rating,
      comment,
      verified_purchase: writer !== undefined && place % 3 > 0,
      created_at: at,
      updated_at: at,
    });
  }
}

const categoryPlaces = new Map(shelves.map(({ name }, place) => [name, place]));
const subcategoryPlaces = new Map(
  shelves
    .flatMap(({ name, subcategories }) => subcategories.map((sub) => `${name}|${sub}`))
    .map((key, place) => [key, place]),
);

const categoryId = (scale: Scale, category: string) =>
  rowId('category', categoryPlaces.get(category) ?? 0, openingOf(scale));
const subcategoryId = (scale: Scale, category: string, subcategory: string) =>
  rowId('subcategory', subcategoryPlaces.get(`${category}|${subcategory}`) ?? 0, openingOf(scale));
