import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';

/** What somebody may take along: the cart, a section a list. */
export function exportCart(userId: string): Record<string, Rows> {
  return {
    cart: sql`
        select p.name, l.selected_color, l.selected_size, l.quantity from cart_lines l
        join products p on p.id = l.product_id where l.user_id = ${userId}`,
  };
}
