import type { InsertObject } from 'kysely';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import { products } from '../data/catalogue.ts';
import { imagesOf, sellerId } from './catalogue-rows.ts';
import { idOf } from './ids.ts';

/** A picture of its store for each that goods show. They come with the shop, so they count for no quota. */
export function pictureRows(): InsertObject<Database, 'pictures'>[] {
  const shown = products.flatMap((product) => imagesOf(product).map((image) => ({ by: product.shelf.by, ...image })));
  const each = new Map(shown.map(({ by, key, color }) => [idOf('picture', by, key), { by, key, color }]));
  return [...each].map(([id, { by, key, color }]) => ({
    id,
    seller_id: sellerId(by),
    key,
    color,
    width: 640,
    height: 640,
    bytes: 0,
    was_public: true,
  }));
}
