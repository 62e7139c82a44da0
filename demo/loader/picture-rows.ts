import type { InsertObject } from 'kysely';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import { products } from '../data/catalogue.ts';
import { imagesOf, sellerId } from './catalogue-rows.ts';
import { idOf } from './ids.ts';

/** A picture of its store for each that goods show. They come with the shop, so they count for no quota. */
export function pictureRows(): InsertObject<Database, 'pictures'>[] {
  const shown = products.flatMap((product) => imagesOf(product).map((image) => ({ by: product.shelf.by, ...image })));
  const each = new Map(shown.map(({ by, ...image }) => [idOf('picture', by, image.key), { by, ...image }]));
  return [...each].map(([id, { by, key, color, widest }]) => ({
    id,
    seller_id: sellerId(by),
    key,
    color,
    width: widest ?? 640,
    height: widest ?? 640,
    widest: widest ?? null,
    bytes: 0,
    was_public: true,
  }));
}
