import { useEffect, useRef } from 'react';

interface LeftMatter {
  row: Element | null;
  next: Element | null;
  section: Element | null;
}

/** Where somebody was who acts now: the act may take its own row away. */
export function rememberPlace(at: Element | null): LeftMatter {
  const row = at?.closest('li') ?? null;
  return { row, next: row?.nextElementSibling ?? null, section: at?.closest('section') ?? null };
}

/** Leads whoever has lost the focus back to that row; if it is gone to the next one, or to the heading of them all. */
export function returnTo({ row, next, section }: LeftMatter): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const near = [row, next].find((one) => one?.isConnected);
  headingOf(near ?? section)?.focus();
}

/** Leads to the heading of what stands at a place of the page. */
export function goToPlace(place: string): void {
  headingOf(document.getElementById(place))?.focus();
}

/** Leads back to the list at a place when what was opened of it is not any more; '' is nothing. */
export function useReturnTo(place: string, open: string): void {
  const last = useRef(open);
  useEffect(() => {
    if (last.current !== '' && open === '') goToPlace(place);
    last.current = open;
  }, [place, open]);
}

function headingOf(of: Element | null): HTMLElement | null {
  return of?.querySelector<HTMLElement>('h2, h3, h4') ?? null;
}
