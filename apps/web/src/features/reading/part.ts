import { useEffect } from 'react';
import { useHashQuery } from '../../lib/routing/hash-location.ts';

/** The element of a section; the prefix keeps headings apart from the shell's own names. */
export const partId = (part: string): string => `part-${part}`;

/** Brings a section before the reader's eyes, and readers' ears. */
function showPart(part: string): void {
  const element = document.getElementById(partId(part));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}

/** Goes to the section that the address names under `key`, once it is there, and each time that a link to it is pressed again. */
export function useNamedPart(key: string, ready: boolean): void {
  const part = useHashQuery().get(key);
  useEffect(() => {
    if (!ready || !part) return;
    showPart(part);
    // The address stays as it is then, and tells nobody.
    const again = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')?.href === location.href) showPart(part);
    };
    document.addEventListener('click', again);
    return () => document.removeEventListener('click', again);
  }, [part, ready]);
}
