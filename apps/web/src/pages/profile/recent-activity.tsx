import { formatNaira } from '@oja/domain/money';
import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { statusNames, statusOf } from '../../features/orders/order-progress.ts';
import { read } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { href } from '../../lib/paths.ts';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TryAgain } from '../../ui/try-again.tsx';

const SHOWN = 5;

/** The buyer's latest orders. */
export function RecentActivity() {
  const orders = useQuery(read('orders', { query: {} }));
  return (
    <section aria-labelledby="recent-activity" className="grid gap-4">
      <h2 id="recent-activity" className="text-xl">
        Recent activity
      </h2>
      {orders.isPending ? (
        <Skeleton className="h-40 rounded-card" />
      ) : !orders.data ? (
        <TryAgain text="Failed to load your orders" busy={orders.isFetching} onRetry={() => void orders.refetch()} />
      ) : orders.data.items.length === 0 ? (
        <p className="text-muted">No orders found.</p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-card bg-surface px-5 ring-1 ring-line">
            {orders.data.items.slice(0, SHOWN).map((order) => (
              <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
                <PackageCheck aria-hidden="true" className="size-5 shrink-0 text-palm" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium">Order {order.orderNumber}</p>
                  <p className="text-xs text-muted">
                    {formatDate(order.createdAt)} · <span className="tabular-nums">{formatNaira(order.total)}</span>
                  </p>
                </div>
                <Chip tone={statusOf(order) === 'pending' ? 'plain' : 'palm'}>{statusNames[statusOf(order)]}</Chip>
              </li>
            ))}
          </ul>
          <a
            href={href('orders')}
            className="inline-flex min-h-11 items-center justify-self-start text-indigo underline"
          >
            All orders
          </a>
        </>
      )}
    </section>
  );
}
