import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../src/lib/storage.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { actOfKey, type KeyAct } from './desk-keys.ts';

const KEY = 'oja.desk.keys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether single keys do something; a choice of this browser. */
export const useKeysAreOn = (): boolean => useSyncExternalStore(subscribe, () => readStored(KEY) !== 'off');

export function chooseKeys(on: boolean): void {
  writeStored(KEY, on ? null : 'off');
  for (const listener of listeners) listener();
}

/** Calls what belongs to a key, on wide screens, while nobody writes and nothing lies over the page. */
export function useDeskKeys(acts: Record<KeyAct, () => void>): void {
  const isOn = useKeysAreOn();
  const isWide = useIsWide();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
    const act = actOfKey({ key, ctrlKey, metaKey, altKey, isTaken: isTaken(target, key) || event.defaultPrevented });
    if (!act || (repeat && act !== 'up' && act !== 'down')) return;
    event.preventDefault();
    acts[act]();
  });
  const isHeard = isOn && isWide;
  useEffect(() => {
    if (!isHeard) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isHeard]);
}

const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

function isTaken(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return true;
  if (!(target instanceof Element)) return false;
  // A link or a button answers to Enter itself.
  return target.closest(key === 'Enter' ? `${written}, a, button, summary, input` : written) !== null;
}
