import type { Me } from '@oja/contract/accounts';
import type { MeRow } from './accounts.queries.ts';

export function meView(row: MeRow): Me {
  return {
    user: {
      id: row.id,
      name: row.name,
      email: row.email,
      createdAt: row.created_at.toISOString(),
      isSeller: row.is_seller,
      isOperator: row.role === 'operator',
    },
    cartLines: row.cart_lines,
  };
}

/** What a visitor is told of itself. */
export const nobody: Me = { user: null, cartLines: 0 };
