import type { ProductSort } from '@oja/contract/desks/desk-products';
import { type RawBuilder, sql } from 'kysely';

/** By what a list is ordered; the id decides between equals, in the same direction. */
export interface ListOrder {
  key: RawBuilder<unknown>;
  type: 'timestamptz' | 'text' | 'bigint';
  ascending: boolean;
}

export const orders: Record<ProductSort, ListOrder> = {
  newest: { key: sql`created_at`, type: 'timestamptz', ascending: false },
  name: { key: sql`left(search_name, 60) collate "C"`, type: 'text', ascending: true },
  'price-low': { key: sql`effective_price`, type: 'bigint', ascending: true },
  'price-high': { key: sql`effective_price`, type: 'bigint', ascending: false },
  'stock-low': { key: sql`stock::bigint`, type: 'bigint', ascending: true },
  sold: { key: sql`units_sold_recently::bigint`, type: 'bigint', ascending: false },
};
