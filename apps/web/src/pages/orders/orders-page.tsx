import { Package } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { OrderCard } from '../../features/orders/order-card.tsx';
import { useOrders } from '../../features/orders/use-orders.ts';
import { MoneyUnderWay, useMoneyUnderWay } from '../../features/payment/money-under-way.tsx';
import { useMe } from '../../features/session/me.ts';
import { MoreGoods } from '../../features/viewed/more-goods.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { navigate, useHashQuery } from '../../lib/routing/hash-location.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';

// Few come here signed out.
const SignedOutNotice = lazyPart(() =>
  import('../../features/session/signed-out-notice.tsx').then((m) => m.SignedOutNotice),
);

/** Milliseconds that the orders wait for the payments that stand above them. */
const PATIENCE = 1000;

/** The buyer's own orders, newest first. */
export function OrdersPage() {
  const asked = useHashQuery().get('order');
  // Where mails of older releases lead.
  useEffect(() => {
    if (asked) navigate(pathOf('order', { id: asked }), { replace: true });
  }, [asked]);
  return <Page title="My Orders">{asked ? <OrdersSkeleton /> : <Orders />}</Page>;
}

function Orders() {
  const me = useMe();
  const orders = useOrders(Boolean(me.data?.user));
  const money = useMoneyUnderWay(Boolean(me.data?.user));
  const place = usePlaceOfPayments(Boolean(orders.data), money.isFetched);

  if (me.isError)
    return <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />;
  if (me.data && !me.data.user)
    return (
      <Suspense fallback={<OrdersSkeleton />}>
        <SignedOutNotice text="Please log in to view your orders" />
      </Suspense>
    );
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
        <MoreGoods />
      </>
    );
  return (
    <div className="grid grid-cols-1 gap-6">
      {place === 'above' && <MoneyUnderWay money={money} />}
      {items.map((order) => (
        <OrderCard key={order.id} order={order} />
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

function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your orders</span>
      <Skeleton className="h-80 rounded-card" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
