import { useRef } from 'react';
import { doorOfKey, isFree } from '../../features/lists/desk-keys.ts';
import { pressOf, useKeys } from '../../features/lists/use-desk-keys.ts';
import { navigate } from '../location.ts';
import { useHref } from '../store.ts';

/** Milliseconds in which the second key follows the first. */
const TOGETHER = 1500;

/** `g` and then a letter leads to a door of the desk. */
export function useDoorKeys(): void {
  const href = useHref();
  const begun = useRef(Number.NEGATIVE_INFINITY);
  useKeys((event) => {
    const press = pressOf(event);
    const isSecond = event.timeStamp - begun.current < TOGETHER;
    begun.current = press.key === 'g' && isFree(press) ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const door = isSecond && doorOfKey(press);
    if (!door) return;
    event.preventDefault();
    navigate(href(door));
  });
}
