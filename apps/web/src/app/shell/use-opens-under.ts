import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePlace } from '../../lib/routing/hash-location.ts';

/** Milliseconds that the pointer or the focus rests before it opens: who passes by wants nothing of it. */
const OPENS_AFTER = 150;
/** Milliseconds that the pointer may be elsewhere, on its way to it or by mistake. */
const CLOSES_AFTER = 300;

/**
 * Whether a panel is open that the pointer or the focus opens: in the layout that has room for it alone, and not by touch,
 * for which the link above it is a link. Any change of place closes it, and so does Escape.
 *
 * @param around the link, and what it opens; both count as one
 */
export function useOpensUnder(around: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  const waiting = useRef(0);
  const { path, query } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it
  useEffect(() => {
    clearTimeout(waiting.current);
    setOpen(false);
  }, [path, query]);

  useEffect(() => {
    const element = around.current;
    const link = element?.querySelector('a');
    if (!element || !link) return;
    const soon = (next: boolean) => {
      clearTimeout(waiting.current);
      waiting.current = window.setTimeout(setOpen, next ? OPENS_AFTER : CLOSES_AFTER, next && hasRoom());
    };
    const close = () => {
      clearTimeout(waiting.current);
      setOpen(false);
    };
    const listening = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, hear, listening);

    on('pointerenter', ({ pointerType }) => pointerType === 'mouse' && soon(true));
    on('pointerleave', () => !element.contains(document.activeElement) && soon(false));
    on('focusin', () => link.matches(':focus-visible') && soon(true));
    on('focusout', ({ relatedTarget }) => !element.contains(relatedTarget as Node | null) && close());
    // A press goes there: nothing is to open over what comes.
    on('click', close);
    on('keydown', (event) => {
      if (event.key !== 'ArrowDown' || event.target !== link || !hasRoom()) return;
      event.preventDefault();
      clearTimeout(waiting.current);
      setOpen(true);
      // What is not shown cannot be focused.
      requestAnimationFrame(() => panel.current?.querySelector('a')?.focus());
    });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (panel.current?.contains(document.activeElement)) link.focus();
        close();
      },
      listening,
    );
    // It came late: the pointer or the focus is there already, unless a press has led on meanwhile.
    if (!link.ariaCurrent && (element.matches(':hover') || link.matches(':focus-visible'))) soon(true);
    return () => {
      clearTimeout(waiting.current);
      listening.abort();
    };
  }, [around, panel]);

  useEffect(() => {
    around.current?.querySelector('a')?.setAttribute('aria-expanded', String(open));
  }, [around, open]);

  return open;
}

const hasRoom = () => matchMedia('(width >= 64rem)').matches;
