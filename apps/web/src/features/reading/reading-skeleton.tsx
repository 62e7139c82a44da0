import { Skeleton } from '../../ui/states/skeleton.tsx';

const lines = ['w-full', 'w-11/12', 'w-10/12', 'w-3/4'];

/** Two paragraphs and a heading, in boxes. */
export function ReadingSkeleton() {
  return (
    <div role="status" className="reading grid gap-3">
      <span className="sr-only">Loading</span>
      {lines.map((width) => (
        <Skeleton key={`before ${width}`} className={`h-5 ${width}`} />
      ))}
      <Skeleton className="mt-6 h-8 w-1/2" />
      {lines.map((width) => (
        <Skeleton key={`after ${width}`} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
