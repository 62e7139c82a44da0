import { everydayCategories } from './categories/everyday.ts';
import { workAndPlayCategories } from './categories/work-and-play.ts';
import { baby } from './products/baby.ts';
import { beauty } from './products/beauty.ts';
import { books } from './products/books.ts';
import { electronics } from './products/electronics.ts';
import { fashion } from './products/fashion.ts';
import { gaming } from './products/gaming.ts';
import { groceries } from './products/groceries.ts';
import { home } from './products/home.ts';
import { music } from './products/music.ts';
import { others } from './products/others.ts';
import { phones } from './products/phones.ts';
import { sports } from './products/sports.ts';
import { tools } from './products/tools.ts';
import { businessSellers } from './sellers-business.ts';
import { individualSellers } from './sellers-individual.ts';
import type { DemoCategory, DemoProduct, DemoSeller, Shelves } from './types.ts';

/** A product with its place in the shop. */
export type ShelvedProduct = DemoProduct & {
  readonly key: string;
  readonly sku: string;
  readonly category: string;
  readonly subcategory: string;
  readonly tags: readonly string[];
};

const shelvesOf: Readonly<Record<string, Shelves>> = {
  Fashion: fashion,
  Electronics: electronics,
  'Phones & Tablets': phones,
  Groceries: groceries,
  'Beauty & Health': beauty,
  'Home & Kitchen': home,
  'Baby & Toys': baby,
  'Sports & Outdoors': sports,
  'Books & Stationery': books,
  Gaming: gaming,
  'Music & Instruments': music,
  'Tools & Auto': tools,
  Others: others,
};

export const categories: readonly DemoCategory[] = [...everydayCategories, ...workAndPlayCategories];
export const sellers: readonly DemoSeller[] = [...businessSellers, ...individualSellers];

export const products: readonly ShelvedProduct[] = categories.flatMap(({ name: category, code }) =>
  Object.entries(shelvesOf[category] ?? {}).flatMap(([subcategory, shelf]) =>
    Object.entries(shelf).map(([key, product]) => ({
      ...product,
      key,
      sku: `${code}-${key.toUpperCase()}`,
      category,
      subcategory,
      tags: product.shelf.tags.split(' '),
    })),
  ),
);

/** Best sellers first: the order in which products deserve more pictures. */
export function byPopularity(): ShelvedProduct[] {
  return [...products].sort((a, b) => b.sale.sold - a.sale.sold || a.key.localeCompare(b.key));
}
