import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { MOST_IMPORTED_ROWS } from '@oja/contract/desks/desk-imports';
import { plainForm, seedPicture } from '@oja/testing/rows/goods';
import { sql } from 'kysely';
import { readPricingPolicy } from '../../apps/server/src/features/pricing/pricing.questions.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { type BenchBuyer, makeBuyers } from '../checkout/buyers.ts';
import { draftOf, fillCart, placeOrder } from '../checkout/credit-order.ts';
import type { BenchShop } from '../lib/shop.ts';
import type { BenchStore } from './stores.ts';

/** Seconds that storing 5,000 new products, or undoing that, must not pass; a checkout of the same store beside it. */
const WITHIN = 20;
const CHECKOUT_WITHIN = 1;
/** Bytes by which the server's memory may grow. */
const MEMORY_WITHIN = 100 * 1024 * 1024;

/** Stores as many new products as a file may have, and takes them back, while somebody buys of the same store. */
export async function storeMany(shop: BenchShop, store: BenchStore) {
  const { call, id: seller } = store;
  const params = { seller, id: newId() };
  await compare(shop, seller, params.id);
  const until = async (state: 'stored' | 'undone') => {
    while ((await call('deskImport', { params })).state !== state) await delay(100);
  };
  const before = await shop.memory();
  let memory = 0;
  const buying = new AbortController();
  const beside = buyMeanwhile(shop, seller, buying.signal, async () => {
    memory = Math.max(memory, (await shop.memory()) - before);
  });
  const stored = await timed(() => call('storeImport', { params, body: { wrong: 0 } }).then(() => until('stored')));
  const undone = await timed(() => call('undoImport', { params }).then(() => until('undone')));
  buying.abort();
  const waits = await beside;
  const longest = Math.max(...waits);
  const megabytes = memory / 1024 / 1024;
  const text =
    `stored ${stored.toFixed(1)}, undone ${undone.toFixed(1)}; ${waits.length} checkouts beside it, ` +
    `${longest.toFixed(2)} at most; memory +${megabytes.toFixed(0)} MB`;
  const missed = Math.max(stored, undone) > WITHIN || longest > CHECKOUT_WITHIN || memory > MEMORY_WITHIN;
  return { rows: MOST_IMPORTED_ROWS, stored, undone, longest, checkouts: waits.length, megabytes, text, missed };
}

/** An import of new products that was compared. */
async function compare({ db }: BenchShop, seller: string, id: string): Promise<void> {
  const { id: picture } = await seedPicture(db, seller);
  const category = await db.selectFrom('categories').select('id').limit(1).executeTakeFirstOrThrow();
  const form = {
    ...plainForm(category.id, picture),
    description: 'Six yards of cloth, two metres wide. Colours stay.',
  };
  await sql`
    insert into imports (id, seller_id, name, digest, columns, state)
    values (${id}, ${seller}, 'new.csv', sha256('new'), '{}', 'ready')`.execute(db);
  await sql`
    insert into import_products (import_id, place, seller_id, product_id, is_new, goes_to, form)
    select ${id}::uuid, n, ${seller}::uuid, uuidv7(), true, 'shop',
      ${JSON.stringify(form)}::jsonb || jsonb_build_object('name', 'Imported wax ' || n, 'sku', 'IMP-' || n)
    from generate_series(2, ${sql.lit(MOST_IMPORTED_ROWS + 1)}) n`.execute(db);
  await sql`
    insert into goods_changes (id, seller_id, rows, products, refused, same, import_id)
    values (${id}, ${seller}, 0, 0, 0, 0, ${id})`.execute(db);
}

/** Buys one of the store's products after the other. @returns how long each checkout took, in seconds */
async function buyMeanwhile(
  shop: BenchShop,
  seller: string,
  stopping: AbortSignal,
  between: () => Promise<void>,
): Promise<number[]> {
  const { db, url } = shop;
  const [buyer] = (await makeBuyers(shop, 1)) as [BenchBuyer];
  const goods = await db
    .selectFrom('products')
    .select(['id', 'seller_id', 'name', 'effective_price'])
    .where('seller_id', '=', seller)
    .orderBy('id')
    .limit(1)
    .execute();
  const policy = await readPricingPolicy(db);
  const agent = new Agent();
  const waits: number[] = [];
  while (!stopping.aborted) {
    await fillCart(db, buyer, goods);
    waits.push(await timed(() => placeOrder({ url, agent, buyer, draft: draftOf(goods, policy) })));
    await between();
    await delay(50);
  }
  agent.destroy();
  return waits;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1000;
}
