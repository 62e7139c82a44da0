import { useSyncExternalStore } from 'react';
import { asksToSaveData, subscribeDataSaver } from './data-saver.ts';

/** Whether the shopper asked to save data, kept up to date; the server assumes that nobody does. */
export const useSavesData = (): boolean => useSyncExternalStore(subscribeDataSaver, asksToSaveData, () => false);
