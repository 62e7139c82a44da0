// npm run bench:suspension: a store of 10,000 products is suspended while others go on selling, measured in one run.
import { Agent } from 'node:http';
import { seedSeller } from '@oja/testing/rows/seed';
import { shelveProducts } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { readPricingPolicy } from '../apps/server/src/features/pricing/pricing.questions.ts';
import { type BenchBuyer, makeBuyers } from './checkout/buyers.ts';
import { draftOf, fillCart, placeOrder } from './checkout/credit-order.ts';
import { writeResults } from './lib/results.ts';
import type { BenchShop } from './lib/shop.ts';
import { timingsOf } from './lib/timings.ts';
import { withBenchShop } from './lib/with-bench-shop.ts';

const products = 10_000;
/** Milliseconds from the commit on until no list has any of its goods, and until finding knows none. */
const MOST_UNTIL_GONE = 10_000;
/** Of what a checkout of another store takes otherwise. */
const MOST_OF_QUIET = 2;
/** Checkouts by which it is known what one takes otherwise. */
const QUIET = 60;

await withBenchShop(async (shop) => {
  console.error(`Making a store of ${products} products …`);
  const [large, other] = [await makeStore(shop, 'Suspended store', products), await makeStore(shop, 'Other store', 50)];
  const [first, second] = (await makeBuyers(shop, 2)) as [BenchBuyer, BenchBuyer];
  const buyOf = await seller(shop, other, first);
  const buyOfLarge = await seller(shop, large, second);
  await buyOfLarge();
  const quiet: number[] = [];
  for (let n = -10; n < QUIET; n++) {
    const took = await timed(buyOf);
    if (n >= 0) quiet.push(took);
  }
  await sql`update sellers set status = 'suspended' where id = ${large}`.execute(shop.db);
  const since = performance.now();
  const sold = await buyOfLarge().then(
    () => true,
    () => false,
  );
  const meanwhile: number[] = [];
  let unlisted: number | undefined;
  let moved: number | undefined;
  while (moved === undefined && performance.now() - since < 6 * MOST_UNTIL_GONE) {
    meanwhile.push(await timed(buyOf));
    unlisted ??= (await isListed(shop, large)) ? undefined : performance.now() - since;
    if ((await countFound(shop, large)) === 0) moved = performance.now() - since;
  }
  const [before, while_] = [timingsOf(quiet), timingsOf(meanwhile)];
  const ratio = while_.p50 / before.p50;
  console.log(`sold after the commit: ${sold ? 'yes' : 'no'}`);
  console.log(`out of every list after ${unlisted?.toFixed(0)} ms, out of finding after ${moved?.toFixed(0)} ms`);
  console.log(
    `checkouts of others: ${before.p50.toFixed(1)} ms before, ${while_.p50.toFixed(1)} ms (p95 ${while_.p95.toFixed(1)}) meanwhile, ${ratio.toFixed(2)} times`,
  );
  await writeResults('suspension', { sold, unlisted, moved, before, meanwhile: while_, ratio });
  const missed = sold || moved === undefined || moved > MOST_UNTIL_GONE || ratio > MOST_OF_QUIET;
  process.exitCode = missed ? 1 : 0;
});

async function makeStore({ db }: BenchShop, name: string, many: number): Promise<string> {
  const { id } = await seedSeller(db, { store_name: name });
  // In parts, because no statement may take longer than five seconds.
  for (let from = 1; from <= many; from += 100) {
    await sql`
      insert into products (id, seller_id, category_id, name, description, brand_name, sku, price, images, units_sold_recently)
      select uuidv7(), ${id}, c.id, 'Ankara wax ' || n || ' yards', 'Cloth number ' || n, 'Brand ' || n % 20, 'AC-' || n,
        100000 + n * 100, '[]', n * 37 % 90
      from generate_series(${sql.lit(from)}, ${sql.lit(Math.min(many, from + 99))}) n
        join categories c on c.slug = 'category-' || (1 + n % 20)`.execute(db);
    await shelveProducts(db, 10_000, { sellerId: id });
  }
  await sql`vacuum (analyze) products, find_products, find_words, stock_items`.execute(db);
  return id;
}

/** Buys a product of the store, again and again. */
async function seller({ db, url }: BenchShop, sellerId: string, buyer: BenchBuyer): Promise<() => Promise<void>> {
  const columns = ['id', 'seller_id', 'name', 'effective_price'] as const;
  const goods = await db.selectFrom('products').select(columns).where('seller_id', '=', sellerId).limit(1).execute();
  const policy = await readPricingPolicy(db);
  const agent = new Agent();
  return async () => {
    await fillCart(db, buyer, goods);
    await placeOrder({ url, agent, buyer, draft: draftOf(goods, policy) });
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

async function isListed({ url }: BenchShop, sellerId: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/products?seller=${sellerId}`);
  return ((await answer.json()) as { items: unknown[] }).items.length > 0;
}

async function countFound({ db }: BenchShop, sellerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from find_products where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.count ?? 0;
}
