import type { Order } from '@oja/contract/checkout';

type Line = Pick<Order['items'][number], 'quantity' | 'cancelled'>;

/** Whether nothing of a parcel with these lines is sent. */
export const isUnsent = (lines: readonly Line[]): boolean =>
  lines.length > 0 && lines.every(({ cancelled, quantity }) => cancelled === quantity);
