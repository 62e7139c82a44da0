import type { BenchShop } from '../lib/shop.ts';

/** What shoppers ask for who do not all ask for the same. */
export interface Questions {
  /** Ids: those that are asked for again and again, and others that nobody has asked for. */
  products: string[];
  otherProducts: string[];
  /** Queries of a listing. */
  filters: Record<string, string>[];
  /** What people search. */
  texts: string[];
}

const PRODUCTS = 2000;
const sorts = ['newest', 'popularity', 'rating', 'price-low', 'price-high', 'discount', 'name'];
const lowestPrices = Array.from({ length: 30 }, (_, n) => n * 200_000);
const kinds = ['lamp', 'blender', 'kettle', 'sandals', 'gown', 'charger', 'speaker', 'basket', 'watch', 'backpack'];

/** 2,000 products, about 4,000 filters, 2,000 texts; the same in every run. */
export async function questions({ db }: BenchShop): Promise<Questions> {
  const rows = await db.selectFrom('products').select('id').orderBy('id').execute();
  // Neighbours share their pages of the table: those that are asked for lie everywhere.
  const [products, otherProducts] = [0, 1].map((half) =>
    rows.map(({ id }) => id).filter((_, n) => (n % (rows.length / PRODUCTS) === 0) === (half === 0)),
  ) as [string[], string[]];
  const filters = Array.from({ length: 20 }, (_, n) => `category-${n + 1}`).flatMap((category) =>
    sorts.flatMap((sort) => lowestPrices.map((price) => ({ category, sort, minPrice: String(price) }))),
  );
  const texts = kinds.flatMap((kind) => Array.from({ length: 200 }, (_, n) => `${kind} ${n + 1}`));
  return { products, otherProducts, filters, texts };
}

export const productPath = (id: string) => `/api/products/${id}`;
export const listingPath = (query: Record<string, string>) => `/api/products?${new URLSearchParams(query)}`;
export const searchPath = (text: string, query: Record<string, string> = {}) =>
  `/api/search?${new URLSearchParams({ q: text, ...query })}`;
