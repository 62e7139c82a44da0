import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface LoadMoreProps {
  busy: boolean;
  onLoad: () => void;
  /** Waits for the button to be pressed, for whoever counts bytes. */
  onDemand?: boolean;
}

/** Pixels below the window's edge at which the next page is fetched. */
const AHEAD = '600px';

/** The end of a list that goes on: loads by itself when it comes near, or by its button. */
export function LoadMore({ busy, onLoad, onDemand = false }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  load.current = onLoad;

  // Looked at anew after each page: if the end is still near, nothing would cross the margin again.
  useEffect(() => {
    if (onDemand || busy || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: AHEAD,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, onDemand]);

  return (
    <div ref={end} className="mt-8 grid justify-items-center">
      <Button variant="secondary" busy={busy} onClick={onLoad}>
        Load more
      </Button>
    </div>
  );
}
