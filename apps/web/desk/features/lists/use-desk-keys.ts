import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../src/lib/storage.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { actOfKey, type KeyAct, type Press } from './desk-keys.ts';

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

/** Calls what belongs to a key of a list, on wide screens, while nobody writes and nothing lies over the page. */
export function useDeskKeys(acts: Partial<Record<KeyAct, () => void>>): void {
  useKeys((event) => {
    const act = actOfKey(pressOf(event));
    const run = act && acts[act];
    if (!run || (event.repeat && act !== 'up' && act !== 'down')) return;
    event.preventDefault();
    run();
  });
}

/** Hears single keys on wide screens, unless they are turned off. */
export function useKeys(hear: (event: KeyboardEvent) => void): void {
  const isOn = useKeysAreOn();
  const isWide = useIsWide();
  const isHeard = isOn && isWide;
  const press = useEffectEvent(hear);
  useEffect(() => {
    if (!isHeard) return;
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isHeard]);
}

export const pressOf = (event: KeyboardEvent): Press => {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  return { key, ctrlKey, metaKey, altKey, isTaken: isTaken(target, key) || defaultPrevented };
};

const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

function isTaken(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog[open], :popover-open')) return true;
  if (!(target instanceof Element)) return false;
  // A link or a button answers to Enter itself.
  return target.closest(key === 'Enter' ? `${written}, a, button, summary, input` : written) !== null;
}
