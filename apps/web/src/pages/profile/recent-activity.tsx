import { formatNaira } from '@oja/domain/money/naira';
import { useQuery } from '@tanstack/react-query';
import { PackageCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusNames, statusOf } from '../../features/orders/order-progress.ts';
import { read } from '../../lib/api.ts';
import { href } from '../../lib/routing/paths.ts';
import { formatDate } from '../../lib/text/dates.ts';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TryAgain } from '../../ui/states/try-again.tsx';
import { type Activity, latestActivity } from './latest-activity.ts';

const SHOWN = 5;

/** The latest orders and reviews. */
export function RecentActivity() {
  const orders = useQuery(read('orders', { query: {} }));
  const reviews = useQuery(read('myReviews', {}));
  const retry = () => {
    void orders.refetch();
    void reviews.refetch();
  };
  return (
    <section aria-labelledby="recent-activity" className="grid gap-4">
      <h2 id="recent-activity" className="text-xl">
        Recent activity
      </h2>
      {orders.isPending || reviews.isPending ? (
        <Skeleton className="h-40 rounded-card" />
      ) : !orders.data || !reviews.data ? (
        <TryAgain
          text="Failed to load your recent activity"
          busy={orders.isFetching || reviews.isFetching}
          onRetry={retry}
        />
      ) : (
        <Activities items={latestActivity(orders.data.items, reviews.data.items, SHOWN)} />
      )}
    </section>
  );
}

function Activities({ items }: { items: readonly Activity[] }) {
  if (items.length === 0) {
    return (
      <p className="text-muted">
        Nothing yet. Your orders and reviews will show here.{' '}
        <a href={href('trending')} className="text-indigo underline">
          See what is trending
        </a>
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-card bg-surface px-5 ring-1 ring-line">
        {items.map((item) =>
          item.kind === 'order' ? (
            <Item
              key={item.order.id}
              icon={<PackageCheck aria-hidden="true" className="size-5 shrink-0 text-palm" />}
              title={`Order ${item.order.orderNumber}`}
              details={
                <>
                  {formatDate(item.at)} · <span className="tabular-nums">{formatNaira(item.order.total)}</span>
                </>
              }
              mark={
                <Chip tone={statusOf(item.order) === 'pending' ? 'plain' : 'palm'}>
                  {statusNames[statusOf(item.order)]}
                </Chip>
              }
            />
          ) : (
            <Item
              key={item.review.id}
              icon={<Star aria-hidden="true" className="size-5 shrink-0 text-star" />}
              title={
                <a href={href('product', { id: item.review.productId })} className="underline underline-offset-4">
                  Review of {item.review.productName}
                </a>
              }
              details={formatDate(item.at)}
              mark={<Chip tone="plain">{item.review.rating} of 5 stars</Chip>}
            />
          ),
        )}
      </ul>
      <a
        href={href('orders')}
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-palm hover:underline"
      >
        All orders
      </a>
    </>
  );
}

function Item({
  icon,
  title,
  details,
  mark,
}: {
  icon: ReactNode;
  title: ReactNode;
  details: ReactNode;
  mark: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      {icon}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-medium">{title}</p>
        <p className="text-xs text-muted">{details}</p>
      </div>
      {mark}
    </li>
  );
}
