import { Skeleton } from '../../src/ui/states/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The boxes of rows with a picture. */
export function GoodsSkeleton() {
  return (
    <div role="status" className="grid gap-4 pt-4">
      <span className="sr-only">Loading</span>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-16 shrink-0 lg:size-10" />
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-11 w-32 rounded-full" />
        </div>
      ))}
    </div>
  );
}
