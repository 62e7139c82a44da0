import { usePageFocus } from '../../ui/page.tsx';
import { CardGridSkeleton } from '../../ui/states/card-skeletons.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** The boxes of a store's page. Its heading is there at once, so that the focus has somewhere to go. */
export function StoreSkeleton() {
  const heading = usePageFocus<HTMLHeadingElement>();
  return (
    <div role="status">
      <Skeleton className="store-banner rounded-none" />
      <div className="column store-face relative">
        <Skeleton className="store-logo rounded-full" />
        <h1 ref={heading} tabIndex={-1} className="mt-1">
          <span className="sr-only">Loading store</span>
          <Skeleton className="h-6 w-48 sm:h-10" />
        </h1>
      </div>
      <div className="column pb-10">
        <Skeleton className="my-2 h-39 sm:h-12" />
        <CardGridSkeleton />
      </div>
    </div>
  );
}
