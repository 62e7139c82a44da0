import { type Kobo, kobo } from '@oja/domain/money/money';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../../database/pool.ts';
import type { RefundsTable } from '../../../../database/types.generated.ts';
import { bookRefund } from './refund-bookings.ts';

interface OrderRefund {
  id: string;
  reference: string;
  amount: Kobo;
  method: Selectable<RefundsTable>['method'];
  state: Selectable<RefundsTable>['state'];
  /** The id of the operator. */
  requestedBy: string;
  note: string;
}

/**
 * Writes down that an operator gives money of an order back, and books it: from the sellers, the commission, shipping and
 * tax in proportion. The payment must be locked, because the shares depend on the refunds before this one; and so much of
 * it must be left.
 */
export async function insertOrderRefund(
  tx: Tx,
  { id, reference, amount, method, state, requestedBy, note }: OrderRefund,
  to: 'buyer_refund_due' | `buyer_credit:${string}`,
): Promise<void> {
  await sql`
    insert into refunds (id, reference, amount, reason, state, method, requested_by, note, created_at, processed_at)
    values (${id}, ${reference}, ${amount}, 'requested', ${state}, ${method}, ${requestedBy}, ${note}, clock_timestamp(),
      case when ${state} = 'processed' then now() end)
  `.execute(tx);
  await bookRefund(tx, { reference, amount, excess: kobo(0) }, to);
}
