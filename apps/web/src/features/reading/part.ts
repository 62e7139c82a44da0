import { useEffect } from 'react';
import { useHashQuery } from '../../lib/routing/hash-location.ts';

/** The element of a section; the prefix keeps headings apart from the shell's own names. */
export const partId = (part: string): string => `part-${part}`;

/** Brings a section before the reader's eyes, and readers' ears. */
export function showPart(part: string): void {
  const element = document.getElementById(partId(part));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView();
}

/** Goes to the section that the address names under `key`, once it is there. */
export function useNamedPart(key: string, ready: boolean): void {
  const part = useHashQuery().get(key);
  useEffect(() => {
    if (ready && part) showPart(part);
  }, [part, ready]);
}
