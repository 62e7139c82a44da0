import { randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';
import type { OrderDraft } from '@oja/contract/checkout';
import { type Kobo, kobo, toNaira } from '@oja/domain/money/money';
import { type PricingPolicy, quote } from '@oja/domain/money/pricing';
import { shippingInfo } from '@oja/testing/buying/address';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { BenchBuyer } from './buyers.ts';

export interface Goods {
  id: string;
  seller_id: string;
  name: string;
  effective_price: Kobo;
}

/** Two random ones, never the same. */
export function twoOf(goods: readonly Goods[]): Goods[] {
  const half = Math.floor(goods.length / 2);
  const first = goods[Math.floor(Math.random() * half)];
  const second = goods[half + Math.floor(Math.random() * half)];
  if (!first || !second) throw new Error('There are no products.');
  return [first, second];
}

export async function fillCart(db: Db, { id }: BenchBuyer, goods: readonly Goods[]): Promise<void> {
  await sql`
    insert into cart_lines (id, user_id, product_id, product_name, quantity, selected_color, selected_size)
    select uuidv7(), ${id}, p.id, p.name, 1, coalesce(p.colors[1], ''), coalesce(p.sizes[1], '') from products p where p.id = any (${goods.map((product) => product.id)}::uuid[])
  `.execute(db);
}

export function draftOf(goods: readonly Goods[], policy: PricingPolicy): OrderDraft & { method: 'credit' } {
  const lines = goods.map(({ effective_price }) => ({ price: effective_price, quantity: 1 }));
  return {
    email: shippingInfo.email,
    amount: kobo(quote(lines, policy).total),
    orderId: randomUUID(),
    buyerId: null,
    shippingInfo,
    items: goods.map(({ id, seller_id, name, effective_price }) => ({
      productId: id,
      sellerId: seller_id,
      price: toNaira(effective_price),
      quantity: 1,
      name,
    })),
    method: 'credit',
  };
}

interface Placing {
  url: string;
  agent: Agent;
  buyer: BenchBuyer;
  draft: OrderDraft;
}

/** By node:http, because on a small machine fetch would take a good part of what is measured. */
export function placeOrder({ url, agent, buyer, draft }: Placing): Promise<void> {
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
