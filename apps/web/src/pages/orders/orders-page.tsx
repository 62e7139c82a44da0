import { useQuery } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OrderCard } from '../../features/orders/order-card.tsx';
import { useOrders } from '../../features/orders/use-orders.ts';
import { MoneyUnderWay, useMoneyUnderWay } from '../../features/payment/money-under-way.tsx';
import { useMe } from '../../features/session/me.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { read } from '../../lib/api.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

/** Milliseconds that the orders wait for the payments that stand above them. */
const PATIENCE = 1000;

/** The buyer's own orders, newest first. */
export function OrdersPage() {
  return (
    <Page title="My Orders" className="max-w-240">
      <Orders />
    </Page>
  );
}

function Orders() {
  const me = useMe();
  const orders = useOrders(Boolean(me.data?.user));
  const money = useMoneyUnderWay(Boolean(me.data?.user));
  const asked = useHashQuery().get('order');
  const place = usePlaceOfPayments(Boolean(orders.data), money.isFetched);

  if (me.isError)
    return <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />;
  if (me.data && !me.data.user) return <SignedOutNotice text="Please log in to view your orders" />;
  if (!orders.data && orders.isError)
    return <TryAgain text={pages.orders.failure} busy={orders.isFetching} onRetry={() => void orders.refetch()} />;
  if (!orders.data || !place) return <OrdersSkeleton />;

  const items = orders.data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return (
      <>
        {place === 'above' && <MoneyUnderWay money={money} />}
        <EmptyState
          icon={<Package />}
          text="No orders found."
          action={<ButtonLink href={href('home')}>Continue Shopping</ButtonLink>}
        />
        {place === 'below' && <MoneyUnderWay money={money} />}
      </>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {place === 'above' && <MoneyUnderWay money={money} />}
      {asked && !items.some(({ id }) => id === asked) && <AskedOrder id={asked} />}
      {items.map((order) => (
        <OrderCard key={order.id} order={order} asked={order.id === asked} />
      ))}
      {orders.isFetchNextPageError && (
        <TryAgain text={pages.orders.failure} onRetry={() => void orders.fetchNextPage()} />
      )}
      {orders.hasNextPage && !orders.isFetchNextPageError && (
        <Button
          variant="secondary"
          className="justify-self-center"
          busy={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      {place === 'below' && <MoneyUnderWay money={money} />}
    </div>
  );
}

/**
 * Where the payments stand: above the orders if they are known in time, else below them, so that nothing moves under a
 * finger. Decided once; null while the orders wait.
 */
function usePlaceOfPayments(ordersAreThere: boolean, moneyIsKnown: boolean): 'above' | 'below' | null {
  const [isLate, setIsLate] = useState(false);
  const [place, setPlace] = useState<'above' | 'below' | null>(null);
  useEffect(() => {
    if (!ordersAreThere) return;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [ordersAreThere]);
  if (place === null && ordersAreThere && (moneyIsKnown || isLate)) setPlace(moneyIsKnown ? 'above' : 'below');
  return place;
}

/** The order that a link led to, where it is older than those of the list. */
function AskedOrder({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(read('order', { params: { id } }));
  if (data) return <OrderCard order={data} asked />;
  if (isUnknown(error))
    return <Notice>The order of this link is not among yours. Did you order with another account?</Notice>;
  if (error)
    return <TryAgain text="Failed to load the order of this link" busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div role="status">
      <span className="sr-only">Loading the order of this link</span>
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}

function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your orders</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
