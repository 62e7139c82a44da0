import type { CancelLook } from '@oja/contract/desks/desk-cancellations';
import { waysBackOf } from '@oja/domain/payments/payment-method';
import type { Deps } from '../../deps.ts';
import type { Call } from '../../http/route.ts';
import { judgeCancellation, readTarget } from './judge-cancellation.ts';

/** What goes back if pieces of a line are cancelled. The provider is asked when they are. @throws Refusal */
export async function lookAtCancellation(
  { db }: Pick<Deps, 'db'>,
  { desk: { sellerId }, params, body }: Pick<Call<'cancelLook'>, 'desk' | 'params' | 'body'>,
): Promise<CancelLook> {
  const target = await readTarget(db, sellerId, params.id);
  const { line, refund } = await judgeCancellation(db, sellerId, target, body);
  const { goods, tax, shipping, amount, endsParcel } = refund;
  const [to] = waysBackOf[target.method];
  const left = line.quantity - line.cancelled;
  return { left, goods, tax, shipping, amount, to, stock: line.stock, endsParcel };
}
