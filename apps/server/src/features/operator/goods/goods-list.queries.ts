import type { Picture } from '@oja/contract/common';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Kobo } from '@oja/domain/money/money';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';

/** What is in the shop, what was taken out of it, or whatever its status. */
export type GoodsList = 'new' | 'taken-down' | 'all';

/** A row of the list, with its place in it. */
export interface ListedGoods extends PlaceInTime {
  name: string;
  picture: Picture | null;
  sku: string;
  price: Kobo;
  status: ProductStatus;
  publishedAt: Date;
  editVersion: number;
  sellerId: string;
  storeName: string;
  reasons: string[] | null;
  note: string | null;
  takenDownAt: Date | null;
}

interface Asked {
  list: GoodsList;
  words: readonly string[];
  /** A product by its id, in place of words. */
  id: string | null;
  store: string | null;
}

interface AskedPage extends Asked {
  after: PlaceInTime | null;
  most: number;
}

/** What stands in a list, and by which time: each is read in the order of an index. */
const lists: Record<GoodsList, { rows: RawBuilder<unknown>; time: RawBuilder<Date> }> = {
  new: { rows: sql`find_products f join products p on p.id = f.product_id`, time: sql`f.created_at` },
  'taken-down': { rows: sql`(select * from products where status = 'taken_down') p`, time: sql`p.taken_down_at` },
  all: { rows: sql`products p`, time: sql`p.created_at` },
};
const idIn = { new: sql`f.product_id`, 'taken-down': sql`p.id`, all: sql`p.id` };

/** A page of products of every store, what came last first. */
export async function findGoods(db: Db, { after, most, ...asked }: AskedPage): Promise<ListedGoods[]> {
  const { list } = asked;
  const { rows: from, time } = lists[list];
  const place = sql`(${time}, ${idIn[list]})`;
  const fits = [
    ...fitting(asked),
    ...(after
      ? [sql`${place} < (to_timestamp(0) + ${after.time}::bigint * interval '1 microsecond', ${after.id}::uuid)`]
      : []),
  ];
  const { rows } = await sql<ListedGoods>`
    select p.id, p.name, p.images -> 0 as picture, p.sku, p.price, p.status, p.created_at as "publishedAt",
      p.edit_version as "editVersion", s.id as "sellerId", s.store_name as "storeName",
      p.taken_down_reasons as reasons, p.taken_down_note as note, p.taken_down_at as "takenDownAt",
      (extract(epoch from ${time}) * 1000000)::bigint::text as time
    from ${from} join sellers s on s.id = p.seller_id
    where ${sql.join(fits, sql` and `)}
    order by ${time} desc, ${idIn[list]} desc limit ${most}
  `.execute(db);
  return rows;
}

/** How many there are of them, counted no further than `most`. */
export async function countGoods(db: Db, asked: Asked, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${lists[asked.list].rows} join sellers s on s.id = p.seller_id
      where ${sql.join(fitting(asked), sql` and `)} limit ${most}
    ) counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const fitting = ({ words, id, store }: Asked): RawBuilder<unknown>[] => [
  sql`true`,
  ...(id ? [sql`p.id = ${id}::uuid`] : words.map(holding)),
  ...(store ? [sql`p.seller_id = ${store}::uuid`] : []),
];

/** Each word stands in the name, the SKU, that of a variant, or the store's name. */
const holding = (word: string): RawBuilder<unknown> => {
  const pattern = containing(word);
  return sql`(p.search_name like ${pattern} or lower(p.sku) like ${pattern}
    or p.seller_id in (select id from sellers where search_form(store_name) like ${pattern})
    or p.id in (select product_id from product_variants where sku is not null and lower(sku) like ${pattern}))`;
};
