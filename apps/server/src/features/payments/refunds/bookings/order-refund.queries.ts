import type { OrderMoney } from '@oja/domain/money/ledger';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../../../database/pool.ts';
import type { RefundsTable } from '../../../../database/types.generated.ts';
import { bookLineCancelled, bookRefund } from './refund-bookings.ts';

interface OrderRefund {
  id: string;
  reference: string;
  amount: Kobo;
  method: Selectable<RefundsTable>['method'];
  state: Selectable<RefundsTable>['state'];
  /** The id of the operator, or of the member of the store. */
  requestedBy: string;
  note: string;
  /** Pieces of a line that are not sent, as money of the order; else it is of all of the order. */
  line?: OrderMoney | undefined;
}

/**
 * Writes down that somebody gives money of an order back, and books it: that of a line from where it went, other money from
 * the sellers, the commission, shipping and tax in proportion. The payment must be locked, because the shares depend on the
 * refunds before this one; and so much of it must be left.
 */
export async function insertOrderRefund(
  tx: Tx,
  { id, reference, amount, method, state, requestedBy, note, line }: OrderRefund,
  to: 'buyer_refund_due' | `buyer_credit:${string}`,
): Promise<void> {
  await sql`
    insert into refunds (id, reference, amount, reason, state, method, requested_by, note, created_at, processed_at)
    values (${id}, ${reference}, ${amount}, ${line ? 'line_cancelled' : 'requested'}, ${state}, ${method}, ${requestedBy}, ${note}, clock_timestamp(),
      case when ${state} = 'processed' then now() end)
  `.execute(tx);
  if (line) await bookLineCancelled(tx, reference, line, to);
  else await bookRefund(tx, { reference, amount, excess: kobo(0) }, to);
}
