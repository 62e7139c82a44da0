import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the window; true until that is known.
 * @param margin as `rootMargin`: what of the window's edges does not count, as negative lengths
 */
export function useOnScreen(element: RefObject<Element | null>, margin: string): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry && setOnScreen(entry.isIntersecting), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return onScreen;
}
