import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

interface LoadMoreProps {
  busy: boolean;
  onLoad: () => void;
  /** What stands where the list goes on: when that comes near, more is loaded without the button. */
  end?: RefObject<Element | null> | undefined;
}

/** Pixels below the window's edge at which the next page is fetched. */
const AHEAD = '800px';

/** The button at the end of a list that goes on. */
export function LoadMore({ busy, onLoad, end }: LoadMoreProps) {
  const load = useRef(onLoad);
  load.current = onLoad;

  // Looked at anew after each page: if the end is still near, nothing would cross the margin again.
  useEffect(() => {
    if (busy || !end?.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, end]);

  return (
    <div className="mt-8 grid justify-items-center">
      <Button variant="secondary" busy={busy} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
