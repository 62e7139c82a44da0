import { Agent, request } from 'node:http';
import type { OrderDraft } from '@oja/contract/checkout';
import type { Kobo } from '@oja/domain/money/money';
import { type PricingPolicy, quote } from '@oja/domain/money/pricing';
import { draftOf } from '@oja/testing/buying/order-draft';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { readPricingPolicy } from '../../apps/server/src/features/pricing/pricing.questions.ts';
import type { BenchShop } from '../lib/shop.ts';
import type { BenchBuyer } from './buyers.ts';

interface Goods {
  id: string;
  seller_id: string;
  name: string;
  effective_price: Kobo;
}

/**
 * Orders a second that buyers place with store credit, each as fast as the shop lets them. Every order is of two random
 * products, which are put into the cart by SQL first; that insert is part of the time, here as in the plain SQL.
 */
export async function ordersPerSecond(
  { url, db }: BenchShop,
  buyers: readonly BenchBuyer[],
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers.length });
  const policy = await readPricingPolicy(db);
  const goods: Goods[] = await db
    .selectFrom('products')
    .select(['id', 'seller_id', 'name', 'effective_price'])
    .execute();
  const since = performance.now();
  const until = since + seconds * 1000;
  let placed = 0;
  const shopTill = async (buyer: BenchBuyer) => {
    while (performance.now() < until) {
      const bought = twoOf(goods);
      await fillCart(db, buyer, bought);
      await placeOrder({ url, agent, buyer, draft: creditDraftOf(bought, policy) });
      placed += 1;
    }
  };
  await Promise.all(buyers.map(shopTill));
  agent.destroy();
  return placed / ((performance.now() - since) / 1000);
}

function twoOf(goods: readonly Goods[]): Goods[] {
  const half = Math.floor(goods.length / 2);
  const first = goods[Math.floor(Math.random() * half)];
  const second = goods[half + Math.floor(Math.random() * half)];
  if (!first || !second) throw new Error('There are no products.');
  return [first, second];
}

async function fillCart(db: Db, { id }: BenchBuyer, goods: readonly Goods[]): Promise<void> {
  await sql`
    insert into cart_lines (id, user_id, product_id, product_name, quantity)
    select uuidv7(), ${id}, p.id, p.name, 1 from products p where p.id = any (${goods.map((product) => product.id)}::uuid[])
  `.execute(db);
}

function creditDraftOf(goods: readonly Goods[], policy: PricingPolicy): OrderDraft & { method: 'credit' } {
  const lines = goods.map(({ id, seller_id, name, effective_price }) => ({
    productId: id,
    sellerId: seller_id,
    price: effective_price,
    quantity: 1,
    name,
  }));
  return { ...draftOf({ quote: quote(lines, policy), lines }), method: 'credit' };
}

interface Placing {
  url: string;
  agent: Agent;
  buyer: BenchBuyer;
  draft: OrderDraft;
}

/** By node:http, because on a small machine fetch would take a good part of what is measured. */
function placeOrder({ url, agent, buyer, draft }: Placing): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'app',
    origin: url,
    cookie: buyer.cookie,
  };
  return new Promise((resolve, reject) => {
    request(`${url}/api/orders`, { method: 'POST', agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`An order was answered ${response.statusCode}: ${body}`));
      });
    })
      .on('error', reject)
      .end(JSON.stringify(draft));
  });
}
