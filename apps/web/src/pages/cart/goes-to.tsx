import { changedAddressWords, destinationLine } from '@oja/domain/destination';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Where an order goes, as soon as that is known; words to follow others. */
export function GoesTo({ orderId }: { orderId: string }) {
  const { data: order } = useQuery(read('order', { params: { id: orderId } }));
  if (!order) return null;
  const { shippingInfo, changedAddress } = order;
  if (changedAddress) return ` ${changedAddressWords(shippingInfo, changedAddress)}`;
  return ` It goes to ${destinationLine(shippingInfo)}.`;
}
