// Without React: the script in the head needs it, and would bring React along.
import { connection } from './connection.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'oja.data-saver';
const listeners = new Set<() => void>();

const isChosen = () => readStored(KEY) === '1';

/** Whether the browser itself was told to save data; our switch cannot turn that off. */
export const browserSavesData = (): boolean => connection()?.saveData === true;

/** Whether the shopper asked to save data, here or in the browser. */
export const asksToSaveData = (): boolean => browserSavesData() || isChosen();

export function chooseDataSaver(on: boolean): void {
  writeStored(KEY, on ? '1' : null);
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function subscribeDataSaver(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
