import { useEffect } from 'react';

/** Whoever has the focus in a row that goes, or on a button that does, stands at the next row or the heading, not at the top of the document. */
export function useFocusKept(): void {
  useEffect(() => {
    const desk = document.querySelector('.desk');
    if (!desk) return;
    let last: HTMLElement | null = null;
    let rows: HTMLElement[] = [];
    const note = () => {
      const focused = document.activeElement;
      last = focused instanceof HTMLElement && focused !== document.body ? focused : null;
      rows = last ? rowsFrom(last) : [];
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      next(rows)?.focus({ preventScroll: true });
    });
    desk.addEventListener('focusin', note);
    desk.addEventListener('focusout', forgetLeft);
    observer.observe(desk, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      desk.removeEventListener('focusin', note);
      desk.removeEventListener('focusout', forgetLeft);
    };

    // A press on the page beside it takes the focus away, and is meant to. Some browsers tell of what goes as well, just before.
    function forgetLeft({ target }: Event) {
      queueMicrotask(() => {
        if (target === last && last?.isConnected) last = null;
      });
    }
  }, []);
}

/** Its own row and those that follow, then those before it. */
function rowsFrom(element: HTMLElement): HTMLElement[] {
  const row = element.closest<HTMLElement>('[data-row]');
  if (!row) return [];
  const all = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = all.indexOf(row);
  return [...all.slice(at), ...all.slice(0, at).reverse()];
}

function next(rows: readonly HTMLElement[]): HTMLElement | null {
  const row = rows.find(({ isConnected }) => isConnected);
  return row?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('#main h1');
}
