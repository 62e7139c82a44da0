import type { Category, ProductCard } from '@oja/contract/catalogue';
import type { Home } from '@oja/contract/home';
import { slugOf } from '@oja/domain/text/slug';
import type { Db } from '../../database/pool.ts';
import { carouselItemView, productCardView, sellerCardView } from './catalogue.views.ts';
import { findCategories, REST_CATEGORY } from './categories.queries.ts';
import { findCarousel, findProductRows, type ProductRow } from './home.queries.ts';
import { selectCards } from './product-cards.queries.ts';

export { findCategories, findShelves } from './categories.queries.ts';
export { isProduct } from './product/product-page.queries.ts';

import { findTopSellers } from './stores/sellers.queries.ts';
import { findStore } from './stores/store.queries.ts';

/** Chooses Home's categories from all; `pickThree` unless the same ones shall stand a while. */
export type PickCategories = (all: readonly Category[]) => Category[];

const PICKED = 3;

/** Three at random, never 'Others'. */
export const pickThree: PickCategories = (all) => {
  const left = all.filter(({ name }) => name !== REST_CATEGORY);
  const picked: Category[] = [];
  while (picked.length < PICKED && left.length) picked.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return picked;
};

/** Everything the home page shows: asked for by its endpoint and by the document. */
export async function readHome(db: Db, pick: PickCategories = pickThree): Promise<Home> {
  const [carousel, categories, products, topSellers] = await Promise.all([
    findCarousel(db),
    findCategories(db),
    findProductRows(db),
    findTopSellers(db),
  ]);
  const row = (name: ProductRow) => products.filter((product) => product.row === name).map(productCardView);
  return {
    carousel: carousel.map(carouselItemView),
    categories: pick(categories).map(({ id, name, slug, image, productCount }) => ({
      id,
      name,
      slug,
      image,
      productCount,
    })),
    flashSales: row('flashSales'),
    trending: row('trending'),
    fashion: row('fashion'),
    electronics: row('electronics'),
    newArrivals: row('newArrivals'),
    topSellers: topSellers.map(sellerCardView),
  };
}

/** The seller of a store by its slug, in any case. */
export async function findSellerId(db: Db, slug: string): Promise<string | undefined> {
  return (await findStore(db, slugOf(slug)))?.id;
}

/** Products by id, in this order; those that are gone or not live are left out. */
export async function readCards(db: Db, ids: readonly string[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db).where('p.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(productCardView);
}
