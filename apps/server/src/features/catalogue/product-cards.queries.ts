import { MOST_SWATCHES, type Swatch } from '@oja/contract/catalogue';
import type { Picture } from '@oja/contract/common';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { awayOf } from './stores/away.queries.ts';

/** The first variant of a product `p` that can be bought, or else its first; and whether its variants have different prices. */
const firstOffer = () => sql<{ color: string | null; size: string | null; differs: boolean }>`(
  select (array_agg(v.color order by i.stock <= i.held, v.position))[1] as color,
    (array_agg(v.size order by i.stock <= i.held, v.position))[1] as size,
    count(distinct coalesce(v.discount_price, v.price)) > 1 as differs
  from product_variants v join stock_items i on i.id = v.stock_item_id
  where v.product_id = p.id and v.retired_at is null)`;

/** Products of the shop with their category, and of each what its card shows. The table is `p`, the category `c`, the store `s`. */
export function selectCards(db: Db) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('sellers as s', 's.id', 'p.seller_id')
    .innerJoinLateral(firstOffer().as('offer'), (join) => join.onTrue())
    .select([
      'p.id',
      'p.name',
      'p.brand_name',
      'p.price',
      'p.discount_price',
      'p.rating_sum',
      'p.rating_count',
      'p.max_stock',
      'p.seller_id',
      'c.name as category',
      sql<string>`p.xmin::text`.as('written'),
      sql<number>`p.stock - p.held`.as('available'),
      'offer.color',
      'offer.size',
      'offer.differs',
      awayOf('s').as('away'),
      // What it would put into a cart; the card says which colour that is.
      sql<Picture | null>`picture_of(p.images, offer.color) - 'choice' - 'widest'`.as('image'),
    ])
    .where('p.status', '=', 'live')
    .where('s.status', '=', 'approved');
}

type Card = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];
export type CardRow = Card & { store_name?: string; excerpt?: string; swatches?: Swatch[] | null };

/** Characters of a description that fill two lines of a wide list. */
const EXCERPT = 180;

/** The first colours of a product `p` that are offered and have a picture of their own; null where fewer than two have. */
const swatches = () => sql<Swatch[] | null>`(
  select case when count(*) > 1 then
    jsonb_agg(jsonb_build_object('color', shown.color, 'image', shown.image - 'choice' - 'widest') order by shown.position) end
  from (
    select offered.color, offered.position, own.image
    from (
      select v.color, min(v.position) as position from product_variants v
      where v.product_id = p.id and v.retired_at is null group by v.color) as offered
    cross join lateral jsonb_path_query_first(p.images, '$[*] ? (@.choice == $color)',
      jsonb_build_object('color', offered.color)) as own (image)
    where own.image is not null
    order by offered.position limit ${sql.lit(MOST_SWATCHES)}) as shown)`;

/** Cards with what a line of a list says besides. */
export function selectLines(db: Db) {
  return selectCards(db).select([
    's.store_name',
    sql<string>`left(p.description, ${sql.lit(EXCERPT)})`.as('excerpt'),
    swatches().as('swatches'),
  ]);
}
