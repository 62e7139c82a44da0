import { Skeleton } from '../../src/ui/states/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The boxes of a list: each row two lines of words, and what can be done with it at its end. @param boxes rows are chosen */
export function ListSkeleton({ boxes = false }: { boxes?: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      {rows.map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 border-b border-line py-2.5">
          {boxes && <Skeleton className="size-5 shrink-0 rounded-sm!" />}
          <div className="grid grow gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
          <Skeleton className="h-9 w-22 shrink-0 rounded-full" />
        </div>
      ))}
    </div>
  );
}
