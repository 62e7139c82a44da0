import { changeAsStored } from './pending/change-pending.ts';
import { withoutLost } from './pending/merge-steps.ts';
import { soundPending } from './pending/sound-pending.ts';

/** What a shopper is told whose items were not all kept. */
export const lostWords = 'Some of the items that you had put aside could not be kept.';

/** Whether something that was put aside could not be read: told once. What is left is sound. */
export function forgetLost(): boolean {
  const { lost = false } = changeAsStored(soundPending);
  if (lost) changeAsStored(withoutLost);
  return lost;
}
