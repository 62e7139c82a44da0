import { Skeleton } from '../../ui/states/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div role="status" className="checkout-layout">
      <span className="sr-only">Loading your checkout</span>
      <div className="grid content-start gap-5">
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <Skeleton className="h-14 rounded-card lg:h-80" />
    </div>
  );
}
