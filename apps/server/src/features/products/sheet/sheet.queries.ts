import type { SheetProduct } from '@oja/contract/desks/desk-sheet';
import { type RawBuilder, sql } from 'kysely';
import { writtenTime } from '../../../database/written-time.ts';
import type { SellerId } from '../../../http/desk.ts';

/** What the sheet shows of a product `p` of the store: what is offered of it, and what is counted of that. */
export const sheetOf = (sellerId: SellerId): RawBuilder<SheetProduct> => sql`
  p.id, p.name, p.images -> 0 as picture, p.status, p.price, p.discount_price as "discountPrice",
  exists (select from product_variants v where v.product_id = p.id and v.seller_id = ${sellerId} and v.retired_at is null
    and v.price is not null) as "pricedEach",
  (select ${writtenTime(sql`min(t.ends_at)`)} from timed_sales t left join product_variants v on v.id = t.variant_id and v.seller_id = ${sellerId}
    where t.product_id = p.id and t.seller_id = ${sellerId} and t.state = 'running'
      and t.discount_price = case when t.variant_id is null then p.discount_price else v.discount_price end) as "saleEndsAt",
  (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'color', v.color, 'size', v.size,
        'sku', coalesce(v.sku, p.sku), 'price', v.price, 'discountPrice', v.discount_price, 'stockItemId', v.stock_item_id)
      order by v.position, v.id), '[]')
    from product_variants v where v.product_id = p.id and v.seller_id = ${sellerId} and v.retired_at is null) as variants,
  (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'stock', i.stock, 'held', i.held, 'lowAt', i.low_at)
      order by i.id), '[]')
    from stock_items i where i.product_id = p.id and i.seller_id = ${sellerId} and i.low_at is not null) as items`;
