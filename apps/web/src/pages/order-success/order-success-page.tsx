import type { Order } from '@oja/contract/checkout';
import { kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { addressLines } from '@oja/domain/orders/destination';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, PackageSearch } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { ChangedAddress } from '../../features/orders/changed-address.tsx';
import { readPlaced } from '../../features/payment/kept-payment.ts';
import { takeReturnedPayment, tidyAddress } from '../../features/payment/returned-payment.ts';
import { useMe } from '../../features/session/me.ts';
import { read } from '../../lib/api.ts';
import { navigate } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Bought } from './bought.tsx';
import { WhatsNext } from './whats-next.tsx';

/** The confirmation of the order that was placed last in this tab. */
export function OrderSuccessPage() {
  const [placed] = useState(readPlaced);
  const me = useMe();
  const isBuyer = Boolean(placed && me.data?.user);
  const { data: order, isPending } = useQuery({
    ...read('order', { params: { id: placed?.orderId ?? '' } }),
    enabled: isBuyer,
  });

  // A provider that returned here, maybe with another payment than this order's: what became of it stands in the cart.
  useEffect(() => {
    takeReturnedPayment();
    tidyAddress();
  }, []);

  if (!placed)
    return (
      <Page title="Order confirmation">
        <EmptyState
          icon={<PackageSearch />}
          text="There is no new order in this tab."
          action={<ButtonLink href={href('orders')}>View orders</ButtonLink>}
        />
      </Page>
    );

  const email = order?.buyerEmail ?? me.data?.user?.email;
  return (
    <Page title="Order confirmed" quietHeading className="grid max-w-180 gap-8">
      <section className="overflow-hidden rounded-sheet bg-surface text-center ring-1 ring-line">
        <div className="adire h-20 bg-palm-soft text-palm" />
        <div className="relative -mt-9 grid justify-items-center gap-3 px-5 pb-8">
          <CircleCheck aria-hidden="true" className="size-18 rounded-full bg-surface p-1 text-ok" />
          <p className="display text-3xl">Thank you for your order</p>
          <dl className="mt-2 grid w-full max-w-md grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
            <div>
              <dt className="text-sm text-muted">Order number</dt>
              <dd className="display text-lg">{placed.orderNumber}</dd>
            </div>
            <div>
              <dt className="text-sm text-muted">Total</dt>
              <dd className="display amount text-lg">{formatNaira(kobo(placed.amount))}</dd>
            </div>
          </dl>
        </div>
      </section>
      {/* Above what comes later, or they would move under the finger that presses them. */}
      <div className="grid gap-3 sm:grid-cols-2">
        <ButtonLink href={href('orders')}>View orders</ButtonLink>
        <Button variant="secondary" onClick={() => navigate(pathOf('home'), { state: { checkoutSuccess: true } })}>
          Continue Shopping
        </Button>
      </div>
      {me.isPending || (isBuyer && isPending) ? (
        <div role="status">
          <span className="sr-only">Loading your order</span>
          <Skeleton className="h-64 rounded-card" />
        </div>
      ) : (
        <div className="grid gap-8">
          {order && <Bought order={order} />}
          {order && <GoesTo order={order} />}
          <WhatsNext email={email} sellers={order?.sellers.length} />
        </div>
      )}
    </Page>
  );
}

function GoesTo({ order }: { order: Order }) {
  const heading = useId();
  const { name, place } = addressLines(order.shippingInfo);
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-xl">
        Goes to
      </h2>
      <div className="rounded-card bg-surface p-4 text-sm ring-1 ring-line wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{place}</p>
      </div>
      <ChangedAddress order={order} />
    </section>
  );
}
