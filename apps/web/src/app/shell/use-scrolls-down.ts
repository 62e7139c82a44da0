import { useEffect, useState } from 'react';

/** Pixels of scrolling in one direction before the bar reacts, so that it does not flicker. */
const SLACK = 24;

/** Whether the page is being scrolled down, away from its top. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let turned = scrollY;
    function scrolled() {
      if (Math.abs(scrollY - turned) < SLACK) return;
      setDown(scrollY > turned && scrollY > 120);
      turned = scrollY;
    }
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
  return down;
}
