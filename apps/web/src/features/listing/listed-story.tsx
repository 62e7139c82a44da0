import { type ComponentProps, Suspense, useRef } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useNear } from '../../ui/use-near.ts';

const StoryTile = lazyPart(() => import('../stories/story-tile.tsx').then((m) => m.StoryTile));

/** The place of a story in a list, as high before as after it has come: it is fetched when the place comes near. */
export function ListedStory(props: ComponentProps<typeof StoryTile>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className="story-place">
      {isNear && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Skeleton className="h-full rounded-card" />}>
            <StoryTile {...props} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
