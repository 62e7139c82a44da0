import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { newId } from '../../platform/ids.ts';

/** A sale price that ends by itself: of a product, or of a variant with a price of its own. */
export interface TimedSale {
  productId: string;
  variantId: string | null;
  discountPrice: Kobo;
  endsAt: string;
}

/** One that runs, and whether it is to end by now: by the database's clock, as everything that ends it. */
type RunningSale = TimedSale & { isDue: boolean };

/** Those that run on locked products. */
export async function findTimedSales(tx: Tx, sellerId: SellerId, products: readonly string[]): Promise<RunningSale[]> {
  const { rows } = await sql<RunningSale>`
    select product_id as "productId", variant_id as "variantId", discount_price as "discountPrice",
      to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "endsAt", ends_at <= now() as "isDue"
    from timed_sales
    where product_id = any(${[...products]}::uuid[]) and seller_id = ${sellerId} and state = 'running'
  `.execute(tx);
  return rows;
}

/** Ends of sales on locked products: those that run there are over, and these begin. What is over already does not begin. */
export async function replaceTimedSales(
  tx: Tx,
  sellerId: SellerId,
  { over, begun }: { over: readonly Pick<TimedSale, 'productId' | 'variantId'>[]; begun: readonly TimedSale[] },
): Promise<void> {
  const products = [...new Set(over.map(({ productId }) => productId))];
  const places = over.map(({ productId, variantId }) => ({ product: productId, variant: variantId }));
  await sql`
    update timed_sales t set state = 'cancelled'
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as over (product uuid, variant uuid)
    where t.product_id = over.product and t.variant_id is not distinct from over.variant
      and t.product_id = any(${products}::uuid[]) and t.seller_id = ${sellerId} and t.state = 'running'
  `.execute(tx);
  if (begun.length === 0) return;
  const records = begun.map(({ productId, variantId, discountPrice, endsAt }) => ({
    id: newId(),
    ...{ product: productId, variant: variantId, discount: discountPrice, ends: endsAt },
  }));
  await sql`
    insert into timed_sales (id, seller_id, product_id, variant_id, discount_price, ends_at)
    select id, ${sellerId}::uuid, product, variant, discount, ends
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as begun (id uuid, product uuid, variant uuid, discount bigint,
      ends timestamptz)
    where ends > now()
  `.execute(tx);
}
