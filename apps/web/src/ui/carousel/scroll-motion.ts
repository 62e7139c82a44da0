/** How to scroll on the shopper's behalf: at once for somebody who asked for less motion. */
export function scrollMotion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
