import type { Order, PaymentCheck } from '@oja/contract/checkout';
import { isPaymentAccepted, mayPoll, POLL_LIMIT, pollDelay } from '@oja/domain/payments/payment';

/** What is known of the order that a payment became; `amount` in kobo. */
export interface Placed {
  orderId: string;
  orderNumber: string;
  amount: number;
}

export type Outcome =
  | { kind: 'success'; placed: Placed | null }
  | { kind: 'refund'; reason: PaymentCheck['reason'] }
  | { kind: 'nothing' }
  | { kind: 'signed-out' }
  | { kind: 'timeout' };

interface Polling {
  verify: () => Promise<PaymentCheck>;
  /** The order itself, where its id is known; it may be there before anybody was told. */
  order?: (() => Promise<Order>) | undefined;
  /** Milliseconds; any clock that only goes forward. */
  now: () => number;
  wait: (milliseconds: number) => Promise<void>;
  /** Called after each poll that decided nothing. */
  onWaiting: (rateLimited: boolean) => void;
  /** Whether nobody is interested any more. */
  isLeft: () => boolean;
}

/**
 * Asks for a payment at 0, 1, 3, 7, 11, … seconds until it is decided, for 30 s at most. An attempt that fails, be it for
 * want of a connection, is an attempt that decided nothing.
 */
export async function pollPayment({ verify, order, now, wait, onWaiting, isLeft }: Polling): Promise<Outcome> {
  const began = now();
  const left = () => POLL_LIMIT - (now() - began);
  for (let attempt = 0; mayPoll(now() - began) && !isLeft(); attempt += 1) {
    // An answer that hangs must not hold the page beyond its limit.
    const answers = await Promise.race([ask(verify, order), wait(left()).then(() => 'late' as const)]);
    if (answers === 'late') break;
    const outcome = decide(answers);
    if (outcome) return outcome;
    onWaiting(answers.rateLimited);
    await wait(Math.min(pollDelay(attempt), left()));
  }
  return { kind: 'timeout' };
}

interface Answers {
  check: PaymentCheck | null;
  order: Order | null;
  rateLimited: boolean;
  signedOut: boolean;
}

async function ask(verify: Polling['verify'], order: Polling['order']): Promise<Answers> {
  const [check, found] = await Promise.allSettled([verify(), order?.()]);
  const status = check.status === 'rejected' ? Number((check.reason as { status?: unknown })?.status) : 200;
  const answer = check.status === 'fulfilled' ? check.value : null;
  return {
    check: answer,
    order: found.status === 'fulfilled' ? (found.value ?? null) : null,
    rateLimited: status === 429 || answer?.code === 'rate_limited',
    signedOut: status === 401,
  };
}

function decide({ check, order, signedOut }: Answers): Outcome | undefined {
  if (check?.success) {
    const { orderId, orderNumber, amount } = check;
    const whole = orderId !== null && orderNumber !== null && amount !== null;
    return { kind: 'success', placed: whole ? { orderId, orderNumber, amount } : order && placedOf(order) };
  }
  if (order && isPaymentAccepted(order)) return { kind: 'success', placed: placedOf(order) };
  if (check?.code === 'refund_pending') return { kind: 'refund', reason: check.reason };
  if (check?.code === 'nothing_paid') return { kind: 'nothing' };
  return signedOut ? { kind: 'signed-out' } : undefined;
}

const placedOf = ({ id, orderNumber, total }: Order): Placed => ({ orderId: id, orderNumber, amount: total });
