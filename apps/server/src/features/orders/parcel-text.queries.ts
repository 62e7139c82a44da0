import { type RawBuilder, sql } from 'kysely';

const person = sql`concat_ws(' ', o.shipping_info ->> 'firstName', o.shipping_info ->> 'lastName',
  regexp_replace(o.shipping_info ->> 'phone', '\\D', '', 'g'))`;

/**
 * What the parcel `part` of the order `o` is found by at the desk of its store: number and goods, and who gets it with their
 * phone as long as the order names somebody.
 */
export function parcelText(whose: 'buyer' | 'nobody'): RawBuilder<string> {
  return sql`search_form(concat_ws(' ', o.order_number,
    (select string_agg(i.name, ' ' order by i.line) from order_items i
      where i.order_id = part.order_id and i.seller_id = part.seller_id)${
        whose === 'buyer' ? sql`, case when o.buyer_email <> '' then ${person} end` : sql``
      }))`;
}
