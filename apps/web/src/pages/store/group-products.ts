import type { ProductCard } from '@oja/contract/catalogue';
import { type ProductSort, sortProducts } from '@oja/domain/listing';
import { compareNames } from '@oja/domain/plain-letters';
import { matchRank, searchForm } from '@oja/domain/search';

export interface ProductGroup {
  category: string;
  products: ProductCard[];
}

/** A store's products whose names hold a text (any, if it is blank), in order, under their categories, the largest first. */
export function groupProducts(products: readonly ProductCard[], q: string, sort: ProductSort): ProductGroup[] {
  const found = searchForm(q) === '' ? products : products.filter(({ name }) => matchRank(name, [], q) !== undefined);
  const groups = new Map<string, ProductCard[]>();
  for (const product of sortProducts(found, sort)) {
    groups.set(product.category, [...(groups.get(product.category) ?? []), product]);
  }
  return [...groups]
    .map(([category, members]) => ({ category, products: members }))
    .sort((a, b) => b.products.length - a.products.length || compareNames(a.category, b.category));
}
