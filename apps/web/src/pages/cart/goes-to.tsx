import { changedAddressWords, destinationLine } from '@oja/domain/orders/destination';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { read } from '../../lib/api.ts';

/** Milliseconds that what is told waits for where the order goes. */
const LIMIT = 3000;

/**
 * Hands over where an order goes, in words to follow others: as soon as that is known, or without words when it takes
 * long. Nothing is shown before, so that nothing grows under a finger.
 */
export function GoesTo({ orderId, children }: { orderId: string | null; children: (words: string) => ReactNode }) {
  const { data: order, isError } = useQuery({
    ...read('order', { params: { id: orderId ?? '' } }),
    enabled: orderId !== null,
  });
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (order) return;
    const clock = setTimeout(() => setLate(true), LIMIT);
    return () => clearTimeout(clock);
  }, [order]);
  if (isLate || isError || orderId === null) return children('');
  if (!order) return null;
  const { shippingInfo, changedAddress } = order;
  return children(
    changedAddress
      ? ` ${changedAddressWords(shippingInfo, changedAddress)}`
      : ` It goes to ${destinationLine(shippingInfo)}.`,
  );
}
