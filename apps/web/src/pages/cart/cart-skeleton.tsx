import { Skeleton } from '../../ui/states/skeleton.tsx';

export function CartSkeleton() {
  return (
    <div role="status" className="cart-layout">
      <span className="sr-only">Loading your cart</span>
      <div className="grid content-start gap-5">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
