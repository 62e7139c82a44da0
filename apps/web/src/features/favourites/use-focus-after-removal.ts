import { useEffect, useRef } from 'react';

/** A heart that is pressed here takes its card along: the focus goes to the next one, or to the page's heading. */
export function useFocusAfterRemoval(list: { current: HTMLElement | null }, count: number): void {
  const before = useRef({ count, at: -1 });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const hearts = [...(list.current?.querySelectorAll('.heart') ?? [])];
      before.current.at = hearts.indexOf(target as Element);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list]);
  useEffect(() => {
    const { count: last, at } = before.current;
    before.current.count = count;
    if (count >= last || at < 0 || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('.heart');
    const next = hearts?.[Math.min(at, hearts.length - 1)] ?? document.querySelector<HTMLElement>('h1');
    next?.focus({ preventScroll: true });
  }, [list, count]);
}
