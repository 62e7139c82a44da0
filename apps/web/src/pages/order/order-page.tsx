import type { Order } from '@oja/contract/checkout';
import { useQuery } from '@tanstack/react-query';
import { PackageSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMe } from '../../features/session/me.ts';
import { SignedOutNotice } from '../../features/session/signed-out-notice.tsx';
import { PodiumPage } from '../../features/viewed/podium-page.tsx';
import { read } from '../../lib/api.ts';
import { isUnknown } from '../../lib/is-unknown.ts';
import { pages } from '../../lib/routing/pages.ts';
import { href } from '../../lib/routing/paths.ts';
import { useParams } from '../../lib/routing/use-params.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { WayBack } from '../../ui/way-back.tsx';
import { OrderContent } from './order-content.tsx';
import { Receipt } from './receipt.tsx';

/** One of the buyer's own orders; printed, it is a receipt. */
export function OrderPage() {
  const { id = '' } = useParams('order');
  const me = useMe();
  const isBuyer = Boolean(me.data?.user);
  const order = useQuery({ ...read('order', { params: { id } }), enabled: isBuyer });
  const isMissing = isBuyer && isUnknown(order.error);
  const found: Order | undefined = isBuyer ? order.data : undefined;

  if (isMissing)
    return (
      <PodiumPage
        title="Order not found"
        icon={<PackageSearch />}
        actions={<ButtonLink href={href('orders')}>See all orders</ButtonLink>}
      >
        This order is not yours or does not exist.
      </PodiumPage>
    );
  return (
    <>
      <WayBack href={href('orders')} label="All orders" />
      <Page
        title={found ? `Order ${found.orderNumber}` : 'Order'}
        heading={<>Order {found && <span className="max-sm:block max-sm:text-2xl">{found.orderNumber}</span>}</>}
      >
        {content()}
      </Page>
      {found && <Receipt order={found} />}
    </>
  );

  function content(): ReactNode {
    if (me.isError)
      return <TryAgain text="Failed to load user data" busy={me.isFetching} onRetry={() => void me.refetch()} />;
    if (me.data && !me.data.user) return <SignedOutNotice text="Please log in to view your orders" />;
    if (found) return <OrderContent order={found} />;
    if (order.error)
      return <TryAgain text={pages.order.failure} busy={order.isFetching} onRetry={() => void order.refetch()} />;
    return <OrderSkeleton />;
  }
}

function OrderSkeleton() {
  return (
    <div role="status" className="cart-layout">
      <span className="sr-only">Loading your order</span>
      <div className="grid content-start gap-5">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
