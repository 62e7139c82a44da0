import { keep, PAYMENT_KEY, PLACED_KEY, readKept } from '../../lib/kept.ts';
import type { Placed } from './poll-payment.ts';

/** A payment that left for the provider in this tab, and whether the shopper has come back from it. */
export interface KeptPayment {
  reference: string;
  /** Null when the payment did not begin in this tab. */
  orderId: string | null;
  returned: boolean;
}

export function readPayment(): KeptPayment | undefined {
  const { reference, orderId, returned } = (readKept(PAYMENT_KEY) ?? {}) as Partial<KeptPayment>;
  if (typeof reference !== 'string') return undefined;
  return { reference, orderId: typeof orderId === 'string' ? orderId : null, returned: returned === true };
}

export const forgetPayment = () => keep(PAYMENT_KEY, undefined);

/** The order that was placed last in this tab, for its confirmation. */
export function readPlaced(): Placed | undefined {
  const { orderId, orderNumber, amount } = (readKept(PLACED_KEY) ?? {}) as Partial<Placed>;
  if (typeof orderId !== 'string' || typeof orderNumber !== 'string') return undefined;
  return Number.isSafeInteger(amount) ? { orderId, orderNumber, amount: Number(amount) } : undefined;
}

export const keepPlaced = (placed: Placed | null) => keep(PLACED_KEY, placed ?? undefined);
