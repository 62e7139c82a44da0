import type { PageRow } from '../lib/routing/pages.ts';
import { CardSkeletons } from '../ui/states/card-skeletons.tsx';
import { Skeleton } from '../ui/states/skeleton.tsx';

/** What stands in a page's place until its chunk is there: the same boxes as its content. */
export function PageSkeleton({ kind }: { kind: PageRow['skeleton'] }) {
  return (
    <div role="status" className="column min-h-dvh py-6 sm:py-10">
      <span className="sr-only">Loading</span>
      {kind === 'product' ? (
        <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:gap-14">
          <Skeleton className="-mx-4 -mt-6 aspect-square rounded-none sm:mx-0 sm:-mt-2 sm:rounded-sheet" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-10" />
            <Skeleton className="h-10 w-1/2" />
            <Skeleton className="h-12 rounded-full" />
          </div>
        </div>
      ) : kind === 'listing' ? (
        <CardSkeletons />
      ) : (
        <div className="mx-auto grid max-w-xl gap-5">
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      )}
    </div>
  );
}
