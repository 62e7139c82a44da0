import { Skeleton } from '../../ui/states/skeleton.tsx';

/** The pictures while not even the first is known. */
export function GallerySkeleton() {
  return <Skeleton className="gallery-stage w-full rounded-none sm:rounded-sheet" />;
}

/** The buy box while nothing is known of the product. */
export function FactsSkeleton() {
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <Skeleton className="h-9 w-2/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-7 w-1/3" />
      </div>
      <Skeleton className="h-12 rounded-full" />
    </div>
  );
}

/** What follows the buy box while only a card is known. */
export function RestSkeleton() {
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-24" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-32" />
    </div>
  );
}
