import { Draw } from '@oja/testing/scale/draw';
import { things } from '@oja/testing/scale/market-things';
import { coinedBrands, knownBrands } from '@oja/testing/scale/market-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../apps/server/src/database/pool.ts';

/** Sorts of which a list is read from its middle on. */
export type HalfWay = 'newest' | 'popularity' | 'price-low' | 'name';
/** The place of a product in each of these orders, as a cursor says it. */
export type Middle = Record<'id' | 'time' | HalfWay, string>;

/** What questions are asked about: words that are in the shop, and rows of it. */
export interface StockOfQuestions {
  categories: readonly { slug: string; middle: Middle }[];
  subcategories: readonly { category: string; slug: string }[];
  products: readonly string[];
  stores: readonly { id: string; slug: string }[];
  largestStore: { id: string; slug: string };
  orderNumbers: readonly string[];
  words: Words;
  /** Brands of many goods, and of few: too rare to be among what is kept of a large list. */
  brands: { common: readonly string[]; rare: readonly string[] };
}

interface Words {
  common: readonly string[];
  pairs: readonly string[];
  rare: readonly string[];
  misspelt: readonly string[];
}

const wanted = 400;
const rareBrands = coinedBrands(1, 2900).slice(-wanted);

/** Without the shop's own limit of five seconds: to find the middle of each category, all goods are sorted, and nothing is read yet. */
export function readStock(db: Db, goods: number): Promise<StockOfQuestions> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    return readStockIn(tx, goods);
  });
}

async function readStockIn(db: Tx, goods: number): Promise<StockOfQuestions> {
  const rowsOf = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(db)).rows;
  const percent = Math.min(100, 1_000_000 / goods);
  const stores = await rowsOf(sql<{ id: string; slug: string }>`select id, slug from sellers order by id`);
  const [largestStore] = stores;
  if (!largestStore) throw new Error('There is no store.');
  return {
    // The product in the middle of each category, by time.
    categories: await rowsOf(sql<{ slug: string; middle: Middle }>`
      select c.slug, (
        select json_build_object('id', product_id, 'time', (extract(epoch from created_at) * 1000000)::bigint::text,
          'newest', '[]', 'popularity', json_build_array(sold::text, rating_count::text)::text,
          'price-low', json_build_array(effective_price::text)::text, 'name', json_build_array(name_key)::text)
        from find_products where category_id = c.id order by created_at desc, product_id desc
        offset c.product_count / 2 limit 1) as middle
      from categories c where product_count > 1 order by product_count desc`),
    subcategories: await rowsOf(sql<{ category: string; slug: string }>`
      select c.slug as category, s.slug from subcategories s join categories c on c.id = s.category_id
      where exists (select from products where subcategory_id = s.id) order by s.id`),
    products: spread(
      await rowsOf(sql<{ id: string }>`select id from products tablesample system (${percent}) order by id`),
    ).map(({ id }) => id),
    // The first one is twenty times as large as any other.
    stores: spread(stores.slice(1)),
    largestStore,
    orderNumbers: (
      await rowsOf(sql<{ order_number: string }>`select order_number from orders order by created_at desc limit 200`)
    ).map(({ order_number }) => order_number),
    words: wordsOf(),
    brands: { common: [...new Set(Object.values(knownBrands).flat())], rare: rareBrands },
  };
}

/** As many as are wanted, from the first to the last of them. */
function spread<Row>(rows: readonly Row[]): Row[] {
  const step = Math.max(1, rows.length / wanted);
  return rows.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step));
}

function wordsOf(): Words {
  const pairs = things.map(({ name }) => name.toLowerCase()).filter((name) => /^[a-z’']+ [a-z’']+$/.test(name));
  const inNames = things.flatMap(({ name, noun }) => [noun, ...name.toLowerCase().split(/[^a-z]+/)]);
  const common = [...new Set(inNames)].filter((word) => /^[a-z]{3,}$/.test(word));
  const draw = new Draw(7);
  return {
    common,
    pairs: [...new Set(pairs)],
    rare: rareBrands,
    misspelt: common.filter((word) => word.length > 4).map((word) => exchanged(word, 1 + draw.below(word.length - 3))),
  };
}

/** Two letters of it in the wrong order: 'phone' → 'phnoe'. */
function exchanged(word: string, at: number): string {
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}
