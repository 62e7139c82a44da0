import { CardSkeletons } from '../../ui/states/card-skeletons.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

/** The boxes of Home, while its data is on the way. */
export function HomeSkeleton() {
  return (
    <div role="status" className="column py-4">
      <span className="sr-only">Loading</span>
      <Skeleton className="banner-shape mb-10 rounded-sheet" />
      <CardSkeletons />
    </div>
  );
}
