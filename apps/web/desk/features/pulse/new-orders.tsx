import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { navigate } from '../../app/location.ts';
import { useHref } from '../../app/store.ts';
import type { ListPlace } from '../parcels/order-tabs.ts';
import { useDeskOrders } from '../parcels/use-desk-orders.ts';
import { usePulse } from './use-pulse.ts';

/**
 * Says over a list that an order has come in since it was read, and takes it up on a tap: a row that came by itself would
 * move the others away under the thumb.
 */
export function NewOrders({ place }: { place: ListPlace }) {
  const queryClient = useQueryClient();
  const href = useHref();
  const newest = usePulse().data?.newest;
  const { list, orders } = useDeskOrders(place);
  // A list that was read before anything was known of the newest one counts from here on.
  const [first, setFirst] = useState(newest);
  if (first === undefined && newest !== undefined) setFirst(newest);
  const before = list.data?.pages[0]?.newest;
  const seen = before === undefined ? first : before;
  const isThere = orders?.some(({ placedAt }) => placedAt === newest);
  const isNew = Boolean(newest) && seen !== undefined && newest !== seen && !isThere && !list.isPlaceholderData;
  const takeUp = () => {
    void queryClient.invalidateQueries({ queryKey: ['deskOrders'] });
    // It stands in no other list.
    if (place.q || (place.tab !== 'new' && place.tab !== 'all')) navigate(href('orders'));
  };
  return (
    <div role="status" className="new-orders">
      {isNew && (
        <button type="button" className="new-orders-line" onClick={takeUp}>
          <ArrowUp aria-hidden="true" className="size-4" />
          New order
        </button>
      )}
    </div>
  );
}
