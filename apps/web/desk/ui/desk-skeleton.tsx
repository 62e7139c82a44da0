import { Skeleton } from '../../src/ui/states/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The boxes of a heading and a list. */
export function DeskSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading</span>
      <Skeleton className="mb-3 h-8 w-40" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  );
}
