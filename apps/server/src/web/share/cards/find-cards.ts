import type { ProductQuery } from '@oja/contract/catalogue';
import type { Picture } from '@oja/contract/common';
import { placeLine } from '@oja/domain/people/place';
import type { Db } from '../../../database/pool.ts';
import { placeOf } from '../../../features/catalogue/catalogue.views.ts';
import { findCategories } from '../../../features/catalogue/categories.queries.ts';
import { listProducts } from '../../../features/catalogue/listing/list-products.ts';
import { findStore } from '../../../features/catalogue/stores/store.queries.ts';
import { categoryPath, storePath } from '../structured-data.ts';
import type { ShareCard } from './share-card.ts';

const mostPictures = 4;
/** Among so many, because goods of several colours may share a picture, and some are sold out. */
const looked = 24;

/** Null for a store that shoppers may not buy from, and for one without pictures. */
export async function findStoreCard(db: Db, brand: string, slug: string): Promise<ShareCard | null> {
  const store = await findStore(db, slug);
  if (store?.status !== 'approved') return null;
  const { city, state } = placeOf(store.business_address);
  return cardOf({
    path: storePath(store),
    brand,
    name: store.store_name,
    line: placeLine([city, state]),
    pictures: await bestPictures(db, { seller: store.id }),
  });
}

/** Null where there is nothing at these slugs, and for a shelf without pictures. */
export async function findCategoryCard(
  db: Db,
  brand: string,
  slug: string,
  subcategorySlug?: string,
): Promise<ShareCard | null> {
  const category = (await findCategories(db)).find((each) => each.slug === slug);
  const subcategory = category?.subcategories.find((each) => each.slug === subcategorySlug);
  if (!category || (subcategorySlug !== undefined && !subcategory)) return null;
  return cardOf({
    path: categoryPath(slug, subcategorySlug),
    brand,
    name: subcategory?.name ?? category.name,
    line: subcategory ? category.name : category.description,
    pictures: await bestPictures(db, { category: slug, ...(subcategory && { subcategory: subcategory.slug }) }),
  });
}

const cardOf = (card: ShareCard): ShareCard | null => (card.pictures.length > 0 ? card : null);

/** Of what sells best, what can be bought first; no picture twice. */
async function bestPictures(db: Db, shelf: ProductQuery): Promise<Picture[]> {
  const { items } = await listProducts(db, { ...shelf, sort: 'popularity', limit: looked });
  const inOrder = [...items.filter(({ stock }) => stock > 0), ...items.filter(({ stock }) => stock === 0)];
  const pictures = new Map(inOrder.flatMap(({ image }) => (image ? [[image.key, image] as const] : [])));
  return [...pictures.values()].slice(0, mostPictures);
}
