import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the page has been scrolled so far that an element begins above the last `bottom` pixels of the window, or has left
 * it at the top; false until that is known.
 */
export function useScrolledPast(element: RefObject<Element | null>, bottom: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // Without an end above: what leaves the window there stays past.
    const observer = new IntersectionObserver(([entry]) => entry && setPast(entry.isIntersecting), {
      rootMargin: `999999px 0px -${bottom}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, bottom]);
  return isPast;
}
