import { useLayoutEffect, useRef } from 'react';

/** Every change of page starts at its top. A layout effect, so that Home's effect can then restore its saved position. */
export function useScrollToTop(path: string): void {
  const last = useRef(path);
  useLayoutEffect(() => {
    if (last.current === path) return;
    last.current = path;
    scrollTo(0, 0);
  }, [path]);
}
