import type { ProductSort } from '@oja/contract/desks/desk-products';
import { type RawBuilder, sql } from 'kysely';

/** By what a list is ordered; the id decides between equals, in the same direction. */
export interface ListOrder {
  /** Of `desk_products`, where an index has the products of each tab in this order. */
  column: RawBuilder<unknown>;
  type: 'timestamptz' | 'text' | 'bigint';
  ascending: boolean;
}

export const orders: Record<ProductSort, ListOrder> = {
  newest: { column: sql`created_at`, type: 'timestamptz', ascending: false },
  name: { column: sql`name_key`, type: 'text', ascending: true },
  'price-low': { column: sql`price`, type: 'bigint', ascending: true },
  'price-high': { column: sql`price`, type: 'bigint', ascending: false },
  'stock-low': { column: sql`stock`, type: 'bigint', ascending: true },
  sold: { column: sql`sold`, type: 'bigint', ascending: false },
};
