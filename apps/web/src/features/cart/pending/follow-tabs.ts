import { readStored, writeStored } from '../../../lib/storage.ts';
import { hasPending, PENDING_KEY, usePending } from './pending.ts';
import { parsePending } from './pending-items.ts';

/** Shows what another tab of the same visitor adds, changes or merges. */
export function pendingFollowsTabs(): void {
  // Another tab may have put something aside since this one began.
  usePending.setState(parsePending(readStored(PENDING_KEY)), true);
  // What is nothing does not lie there for ever.
  if (!hasPending()) writeStored(PENDING_KEY, null);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PENDING_KEY) usePending.setState(parsePending(newValue), true);
  });
}
