import type { Picture } from '@oja/contract/common';
import { countEach } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { offer, type ShopDatabase } from './shop-database.ts';

/**
 * A product of three colours with pictures that the shop has: one of them all, two of Red, one of Blue, none of Green. Of Red
 * there is L alone, of Blue M alone, of Green nothing.
 */
export async function offerColoured({ db }: ShopDatabase) {
  const { rows } = await sql<{ picture: Picture }>`
    select distinct on (picture ->> 'key') picture
    from products, jsonb_array_elements(images) as picture where picture ->> 'key' not like 'p/%' limit 4`.execute(db);
  const shows = [
    { alt: 'Its label' },
    { alt: 'Red, from the front', choice: 'Red' },
    { alt: 'Blue, from the front', choice: 'Blue' },
    { alt: 'Red, from behind', choice: 'Red' },
  ];
  const images = rows.map(({ picture: { key, color } }, at) => ({ key, color, alt: '', ...shows[at] }));
  const product = await offer(db, {
    stock: 0,
    colors: ['Red', 'Blue', 'Green'],
    sizes: ['M', 'L'],
    images: JSON.stringify(images),
  });
  await countEach(db, product, [0, 2, 5, 0, 0, 0]);
  const keyOf = (alt: string) => images.find((image) => image.alt === alt)?.key ?? '';
  return { ...product, red: keyOf('Red, from the front'), blue: keyOf('Blue, from the front') };
}
