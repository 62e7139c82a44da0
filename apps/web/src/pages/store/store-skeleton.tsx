import { usePageFocus } from '../../ui/page.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** The boxes of a store's page. Its heading is there at once, so that the focus has somewhere to go. */
export function StoreSkeleton() {
  const heading = usePageFocus<HTMLHeadingElement>();
  return (
    <div role="status">
      <Skeleton className="store-banner rounded-none" />
      <div className="column relative pb-10">
        <Skeleton className="-mt-12 size-24 rounded-full sm:-mt-14 sm:size-28" />
        <h1 ref={heading} tabIndex={-1} className="mt-3">
          <span className="sr-only">Loading store</span>
          <Skeleton className="h-10 w-64" />
        </h1>
        <Skeleton className="my-6 h-12" />
        <CardGridSkeleton />
      </div>
    </div>
  );
}
