import { useEffect, useRef } from 'react';

/**
 * Back closes what lies over the page in place of leaving it. Closed otherwise, its entry of the history goes too, also where
 * the system's own Back closes a dialog. What does that is fetched with the first one; without it, Back leads on as ever.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    let end = () => {};
    import('./back-closes.ts').then(
      ({ openOverPage }) => {
        if (!isOver) end = openOverPage(() => latest.current());
      },
      () => {},
    );
    return () => {
      isOver = true;
      end();
    };
  }, [isOpen]);
}
