import { useState } from 'react';
import { CHECKOUT_KEY, keep, readKept } from '../../lib/kept.ts';
import { type Buyer, type Progress, readProgress } from './progress.ts';

export type ChangeProgress = (change: Partial<Progress>) => void;

/** The buyer's checkout in this tab; every change is kept at once, so that a reload loses nothing that was typed. */
export function useProgress(user: Buyer): [Progress, ChangeProgress] {
  const [progress, setProgress] = useState(() => readProgress(readKept(CHECKOUT_KEY), user));
  const change: ChangeProgress = (part) =>
    setProgress((present) => {
      const next = { ...present, ...part };
      keep(CHECKOUT_KEY, next);
      return next;
    });
  return [progress, change];
}
